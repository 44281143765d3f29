# Castellan in a small image: no compiler, no root, one volume. `docker compose up -d` is all it takes.
FROM python:3.12-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 \
    CASTELLAN_DATA=/data

WORKDIR /castellan
COPY requirements.lock .
RUN pip install --require-hashes -r requirements.lock

COPY bot bot
COPY cogs cogs
COPY images images
COPY LICENSE CREDITS.md PRIVACY.md TERMS.md ./

RUN useradd --system --uid 10001 --home-dir /castellan castellan && mkdir /data && chown castellan /data
USER castellan
VOLUME /data

HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-m", "bot", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
