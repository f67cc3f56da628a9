"""The `hearts` command: the one place that wires everything together."""

from typing import Annotated

import typer

from openhearts import __version__
from openhearts.cli import arena, cases, play, rules, serve, simulate, statistics, verify, warm
from openhearts.cli.output import output_guarded
from openhearts.cli.usage import OneLineGroup, PlainCommand

app = typer.Typer(
    cls=OneLineGroup,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (play, serve, statistics, simulate, arena, rules, verify, cases, warm):
    command.register(app)
for registered in app.registered_commands:
    registered.cls = PlainCommand


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"OpenHearts {__version__}")
        raise typer.Exit


@app.callback()
def _hearts(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Play Hearts: alone, with friends, in any of its variants."""


def main() -> None:
    """Run the `hearts` command."""
    with output_guarded():
        app()
