"""What the site's builder does besides (`hooks` in mkdocs.yml)."""

import re
from typing import Any

CODE = re.compile(r"(`+[^`]*`+|^ {4}.*$)", re.M)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """The rulebooks write `done[p][r]` also outside of code: that is no link."""
    if not page.file.src_uri.startswith("rules/"):
        return markdown
    return "".join(part if CODE.fullmatch(part) else part.replace("][", "]\\[") for part in CODE.split(markdown))
