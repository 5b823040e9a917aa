"""What every page must hold, looked at once nothing on it moves any more."""

from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RULES = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
}
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
AT_REST = """() => document.getAnimations().every(
  (motion) => motion.playState !== 'running' || motion.effect.getComputedTiming().endTime === Infinity)"""
SMALL_TEXT = """() => {
  const small = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!text.data.trim() || element.closest('.spoken, option') || !element.getClientRects().length) continue;
    let size = parseFloat(getComputedStyle(element).fontSize);
    if (element.ownerSVGElement) { const m = element.getScreenCTM(); size *= Math.hypot(m.a, m.b); }
    if (size < 10.9) small.push([text.data.trim(), size]);
  }
  return small;
}"""
SMALL_TARGETS = """() => [...document.querySelectorAll('button, a.button, a.tool, select, input:not(.spoken)')]
  .filter((control) => control.getClientRects().length && control.getBoundingClientRect().height < 43.9)
  .map((control) => control.getAttribute('aria-label') || control.textContent.trim())"""

GREEN_LOSSES = """() => {
  const ink = (role) => { const probe = document.createElement('i'); probe.style.color = `var(--${role})`;
    document.body.append(probe); const found = getComputedStyle(probe).color; probe.remove(); return found; };
  const [gain, go] = [ink('gain'), ink('go')];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const box = text.parentElement;
    if (!/^\\s*(→ )?−\\d/.test(text.data) || box.closest('.spoken') || !box.getClientRects().length) continue;
    let under = box;
    while (under && getComputedStyle(under).backgroundColor === 'rgba(0, 0, 0, 0)') under = under.parentElement;
    const [color, ground] = [getComputedStyle(box).color, under && getComputedStyle(under).backgroundColor];
    if (color === gain || ground === go) found.push(text.data);
  }
  return found;
}"""

CUT_IN_THE_HEAD = """() => [...document.querySelectorAll('header h1, header .phase')].filter((text) => {
  const [box, head] = [text.getBoundingClientRect(), text.closest('header').getBoundingClientRect()];
  return box.top < head.top || box.bottom > head.bottom;
}).map((text) => text.textContent)"""


def comes_to_rest(page: Page) -> None:
    page.wait_for_function(AT_REST)


def is_accessible(page: Page) -> None:
    """Axe finds nothing by day, and nothing of the colours by night."""
    page.evaluate(AXE)
    for theme, rules in (("light", RULES), ("dark", COLOURS), ("light", None)):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        if rules is not None:
            comes_to_rest(page)
            found = page.evaluate("(rules) => axe.run(document, rules)", rules)["violations"]
            seen = [(theme, each["id"], [node["html"][:160] for node in each["nodes"]]) for each in found]
            assert seen == [], seen


def cuts_nothing(page: Page) -> None:
    """Nothing sticks out sideways, nor of the head."""
    comes_to_rest(page)
    assert page.viewport_size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    assert page.evaluate(CUT_IN_THE_HEAD) == []


def is_read_with_ease(page: Page) -> None:
    comes_to_rest(page)
    assert page.evaluate(SMALL_TEXT) == []


def is_touched_with_ease(page: Page) -> None:
    comes_to_rest(page)
    small = page.evaluate(SMALL_TARGETS)
    assert small == [], small


def shows_no_loss_in_green(page: Page) -> None:
    comes_to_rest(page)
    assert page.evaluate(GREEN_LOSSES) == []
