"""Errors in how the command was called: one clear line that says what would be right."""

from __future__ import annotations

import re
import sys
from difflib import get_close_matches
from typing import Any, NoReturn

import typer
from typer._click.core import Command, Context
from typer._click.exceptions import (
    BadOptionUsage,
    BadParameter,
    ClickException,
    MissingParameter,
    NoArgsIsHelpError,
    NoSuchOption,
    UsageError,
)
from typer._click.formatting import HelpFormatter
from typer.core import TyperCommand, TyperGroup

_LONGEST_SENTENCE = 200
_TYPES = re.compile(r" <(?:list\[)?[A-Za-z]+\]?>")
_REPEATED = re.compile(r"\{(\w+)(?:\.\.\.)?\}\.\.\.")
_BOUNDS = re.compile(r"\s+\[\d*<?=?x[<>]=\d+\]|;\s+\d*<?=?x[<>]=\d+(?=\])")


class PlainCommand(TyperCommand):
    """A command whose help names its arguments as people write them."""

    def get_help(self, ctx: Context) -> str:
        """Return the help, without the types of arguments and the bounds of options."""
        text = _TYPES.sub(lambda found: " " * len(found.group()), super().get_help(ctx))
        return _BOUNDS.sub("", _REPEATED.sub(r"\1...", text))


class OneLineGroup(TyperGroup):
    """The program: its commands, and one line on standard error for every wrong call."""

    def main(self, *args: Any, standalone_mode: bool = True, **extra: Any) -> Any:
        """Run a command line, and end the process unless ``standalone_mode`` is off."""
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False, "prog_name": "hearts"})
        except NoArgsIsHelpError as error:
            error.show()
            sys.exit(error.exit_code)
        except ClickException as error:
            if not standalone_mode:
                raise
            typer.echo(f"hearts: {_said(error)}", err=True)
            sys.exit(error.exit_code)
        except typer.Abort:
            if not standalone_mode:
                raise
            typer.echo("hearts: stopped", err=True)
            sys.exit(1)
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, Command | None, list[str]]:
        """Find the command that is called, or say which there are."""
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            self._refuse_command(ctx, name)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the list of commands, each with its whole first sentence."""
        commands = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section("Commands"):
            formatter.write_dl(
                [
                    (name, command.get_short_help_str(_LONGEST_SENTENCE))
                    for name, command in commands
                    if command is not None
                ]
            )

    def _refuse_command(self, ctx: Context, name: str) -> NoReturn:
        known = self.list_commands(ctx)
        close = get_close_matches(name, known, 1)
        hint = f" (did you mean {close[0]}?)" if close else ""
        raise UsageError(
            f"there is no command {name!r}{hint}: the commands are {', '.join(known)}", ctx
        )


def _said(error: ClickException) -> str:
    command = "hearts"
    if isinstance(error, UsageError) and error.ctx is not None:
        command = error.ctx.command_path
    see = f"{command} --help tells the rest"
    match error:
        case NoSuchOption():
            close = " or ".join((error.possibilities or ())[:1])
            hint = f" (did you mean {close}?)" if close else ""
            return f"there is no option {error.option_name}{hint}: {see}"
        case MissingParameter() if error.param is not None:
            return f"{_name_of(error.param)} is missing: {see}"
        case BadParameter() if error.param is not None:
            name = _name_of(error.param)
            return _said_of_value(name, error) or f"{name}: {error.message.rstrip('.')}"
        case BadOptionUsage() if "requires an argument" in error.message:
            return f"{error.option_name} needs a value"
    message = error.format_message().rstrip(".")
    if message[:1].isupper():
        message = f"{message[:1].lower()}{message[1:]}: {see}"
    return " ".join(message.split())


def _name_of(param: Any) -> str:
    if param.opts and param.opts[0].startswith("-"):
        return str(max(param.opts, key=len))
    return str(param.metavar or param.name.upper())


def _said_of_value(name: str, error: BadParameter) -> str | None:
    """Say which numbers an option takes, ``None`` if numbers are not what it is about."""
    problems: Any = getattr(error.__cause__, "errors", list)()
    if not problems:
        return None
    kind, given = str(problems[0]["type"]), problems[0]["input"]
    limits = problems[0].get("ctx", {})
    if kind.startswith("int_"):
        return f"{name} takes a whole number, not {given}"
    if kind.startswith("float_"):
        return f"{name} takes a number, not {given}"
    if "ge" in limits:
        return f"{name} takes a number from {limits['ge']} up, not {given}"
    if "le" in limits:
        return f"{name} takes a number up to {limits['le']}, not {given}"
    return None
