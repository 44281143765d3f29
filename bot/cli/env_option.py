"""`--env-file` is understood before and behind the name of a command."""

from typing import Any

import typer.core

OPTION = "--env-file"


class EnvFileAnywhere(typer.core.TyperGroup):
    """The commands; what `--env-file` says is theirs all."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, brought_forward(args))


def brought_forward(args: list[str]) -> list[str]:
    """The arguments with the option and its value first; what stands behind `--` stays."""
    end = args.index("--") if "--" in args else len(args)
    first, rest = list[str](), list[str]()
    took_name = False
    for argument in args[:end]:
        if took_name or argument == OPTION or argument.startswith(f"{OPTION}="):
            first.append(argument)
        else:
            rest.append(argument)
        took_name = argument == OPTION and not took_name
    return [*first, *rest, *args[end:]]
