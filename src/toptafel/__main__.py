"""`python -m toptafel` is the `toptafel` command."""

import _signal as signal  # type: ignore[import-not-found]  # the part of signal that is there at once


def main() -> None:
    """Until the command is loaded, Ctrl-C just ends it: there is nothing to tidy up, and nothing to say."""
    usual = signal.signal(signal.SIGINT, signal.SIG_DFL)
    from toptafel.cli import main as command

    signal.signal(signal.SIGINT, usual)
    command()


if __name__ == "__main__":
    main()
