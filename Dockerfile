# Castellan in a small image: no compiler, no root, one volume. `docker compose up -d` is all it takes.
# A tag may come to mean another image; who wants the very same one names it by its digest, which
# `docker buildx imagetools inspect python:3.12-slim-bookworm` tells: BASE=python:3.12-slim-bookworm@sha256:…
ARG BASE=python:3.12-slim-bookworm
FROM ${BASE}

ENV PYTHONUNBUFFERED=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 CASTELLAN_DATA=/data

WORKDIR /castellan
# For a bot on PostgreSQL: --build-arg REQUIREMENTS=requirements-postgres.lock
ARG REQUIREMENTS=requirements.lock
COPY ${REQUIREMENTS} .
RUN pip install --require-hashes -r ${REQUIREMENTS}

COPY bot bot
COPY cogs cogs
COPY images images
COPY LICENSE CREDITS.md PRIVACY.md TERMS.md ./

# Compiled now, as nothing can be written there later: the health check is asked every half minute.
RUN python -m compileall -q bot cogs images \
    && useradd --system --uid 10001 --home-dir /castellan castellan \
    && mkdir -m 700 /data && chown castellan /data
ENV PYTHONDONTWRITEBYTECODE=1
USER castellan
VOLUME /data

HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-m", "bot", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
