"""What a web host should send with the files; those of some hosts read it from a file `_headers`."""

from toptafel.publish.page import POLICY

HEADERS = {
    "Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
LASTING = "public, max-age=31536000, immutable"  # for what has a digest in its name


def headers_file(base: str) -> bytes:
    """The headers for all files, then the one that differs for some."""
    every = [f"  {name}: {value}" for name, value in HEADERS.items()]
    assets = ["  ! Cache-Control", f"  Cache-Control: {LASTING}"]
    return "\n".join([f"{base}*", *every, f"{base}assets/*", *assets, ""]).encode()
