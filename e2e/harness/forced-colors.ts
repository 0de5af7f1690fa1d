import type { Page } from '@playwright/test';

/**
 * What can no longer be recognized when the reader's colors replace ours: controls that were only a
 * colored area, and choices that only a color showed.
 */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await page.evaluate(lookForLost, 'ours' as const);
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.evaluate(lookForLost, 'theirs' as const);
  await page.emulateMedia({ forcedColors: 'none' });
  return lost.map((line) => `forced colors: ${line}`);
}

/**
 * Runs in the page: with our colors it marks what can be recognized, with the reader's it checks
 * for it.
 */
function lookForLost(colors: 'ours' | 'theirs'): string[] {
  const CONTROLS = 'button, a[href], input, select, textarea, summary';
  const CHOSEN = [
    ['[aria-pressed="true"]', '[aria-pressed="false"]'],
    ['[aria-selected="true"]', '[aria-selected="false"]'],
    ['input[type=radio]:checked', 'input[type=radio]:not(:checked)'],
    ['nav a[aria-current]', 'nav a:not([aria-current])'],
  ] as const;
  const isSeen = (element: Element) => {
    const { width, height, bottom } = element.getBoundingClientRect();
    // The skip link moves into the page with the focus, which has an outline.
    const isInPage = bottom + scrollY > 0;
    return width > 2 && height > 2 && isInPage && element.checkVisibility();
  };
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} “${text.trim().slice(0, 40)}”`;
  };
  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element);
    const isThick = (width: string) => parseFloat(width) >= 1;
    return (
      (element.matches('input, select') && style.appearance !== 'none') ||
      style.forcedColorAdjust === 'none' ||
      (style.borderBottomStyle !== 'none' && isThick(style.borderBottomWidth)) ||
      (style.outlineStyle !== 'none' && isThick(style.outlineWidth)) ||
      style.textDecorationLine.includes('underline')
    );
  };
  const looksOf = (element: Element) =>
    [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      const { borderStyle, borderWidth, outlineStyle, outlineWidth, boxShadow } = style;
      const edge = [borderStyle, borderWidth, outlineStyle, outlineWidth, boxShadow].join(' ');
      const { textDecorationLine, fontWeight, content, backgroundColor, color } = style;
      return `${edge} ${textDecorationLine} ${fontWeight} ${content} ${backgroundColor} ${color}`;
    });
  const look = (element: Element) =>
    [...looksOf(element), element.querySelectorAll('svg').length].join(' ');
  /** A visually hidden radio button is shown by its label. */
  const shownBy = (element: Element) =>
    element.matches('input') && getComputedStyle(element).appearance === 'none'
      ? (element.closest('label') ?? element)
      : element;
  const isTold = (element: Element, off: string) => {
    let group: Element | null = element;
    while (group && !group.querySelector(off)) group = group.parentElement;
    const other = group && shownBy(group.querySelector(off)!);
    return !other || look(shownBy(element)) !== look(other);
  };

  if (colors === 'ours') {
    for (const control of document.querySelectorAll(CONTROLS)) {
      const { backgroundColor, boxShadow } = getComputedStyle(control);
      const isArea = !/^rgba\(.*, 0\)$/.test(backgroundColor) || boxShadow !== 'none';
      control.toggleAttribute('data-area', isArea && isSeen(control));
    }
    for (const [on, off] of CHOSEN) {
      for (const one of document.querySelectorAll(on)) {
        one.toggleAttribute('data-told', isSeen(shownBy(one)) && isTold(one, off));
      }
    }
    return [];
  }
  const areas = [...document.querySelectorAll('[data-area]')];
  const edgeless = areas
    // A field's border may be around it and other content.
    .filter((one) => !hasEdge(one) && !(one.matches('input') && hasEdge(one.parentElement!)))
    .map((one) => `${nameOf(one)} has no edge`);
  const untold = CHOSEN.flatMap(([on, off]) =>
    [...document.querySelectorAll(`:is(${on})[data-told]`)].filter((one) => !isTold(one, off)),
  ).map((one) => `${nameOf(shownBy(one))} does not look chosen`);
  return [...edgeless, ...untold];
}
