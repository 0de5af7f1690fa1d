import type { Page } from '@playwright/test';

/** A window of 1280 by 1024 pixels, zoomed to 400 and to 200 percent. */
const ZOOMED = [
  { width: 320, height: 256 },
  { width: 640, height: 512 },
];
const LETTERS = 16;

/** What does not fit into a small or zoomed window, or with text twice as large. */
export async function misfitsWhenZoomed(page: Page): Promise<string[]> {
  const before = page.viewportSize()!;
  const found: string[] = [];
  for (const size of ZOOMED) {
    await page.setViewportSize(size);
    found.push(...(await misfits(page)).map((one) => `${size.width} pixels wide: ${one}`));
  }
  // The browser's own setting, which also changes the widths at which a layout switches.
  const browser = await page.context().newCDPSession(page);
  const letters = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await page.setViewportSize({ width: 1280, height: 1024 });
  await letters(2 * LETTERS);
  found.push(...(await misfits(page)).map((one) => `letters twice as large: ${one}`));
  await letters(LETTERS);
  await browser.detach();
  await page.setViewportSize(before);
  return found;
}

/** What overflows the window as it is now, and what is cut off. */
const misfits = (page: Page): Promise<string[]> => page.evaluate(measure);

/** Runs in the page. */
function measure(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) {
    found.push(`the page is ${root.scrollWidth} wide in a window of ${innerWidth}`);
  }
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className.slice(0, 60)} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const scrolls = (element: Element) => {
    for (let one = element.parentElement; one; one = one.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(one).overflowX)) return true;
    }
    return false;
  };
  const isHidden = (element: Element, style: CSSStyleDeclaration) => {
    const box = element.getBoundingClientRect();
    return (
      box.width <= 2 ||
      box.height <= 2 ||
      style.visibility === 'hidden' ||
      !element.checkVisibility() ||
      // Only for screen readers, or only decoration.
      element.closest('.sr-only, [aria-hidden="true"], svg') !== null
    );
  };
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    if (isHidden(element, style)) continue;
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '',
    );
    const box = element.getBoundingClientRect();
    const isControl = element.matches('a, button, input, select, textarea');
    const isOut = box.right > innerWidth + 1 || box.left < -1;
    if ((hasText || isControl) && isOut && !scrolls(element)) {
      found.push(
        `${nameOf(element)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)}`,
      );
    }
    const clipsX =
      /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    const clipsY =
      /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
    // A summary is limited to two lines on purpose; the whole text is elsewhere.
    const isSummary = style.webkitLineClamp !== 'none';
    if (
      (clipsX || clipsY) &&
      !isSummary &&
      (element.textContent ?? '').trim() !== '' &&
      element.clientHeight > 2
    ) {
      found.push(`${nameOf(element)} is cut off`);
    }
  }
  return found;
}
