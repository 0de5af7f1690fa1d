import type { Page } from '@playwright/test';

const MANY = 250;

/**
 * Goes through the page with the Tab key, from its beginning to its end, and tells which stops
 * show no focus, lie outside the window or under something else.
 */
export async function troublesOfFocus(page: Page): Promise<{ stops: number; troubles: string[] }> {
  const troubles: string[] = [];
  for (let stops = 0; stops < MANY; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(look);
    if (stop === 'end') return { stops, troubles };
    troubles.push(...stop);
  }
  return { stops: MANY, troubles: [...troubles, `still not through after ${MANY} stops`] };
}

/** Runs in the page: what is wrong with where the focus is now. */
function look(): string[] | 'end' {
  const element = document.activeElement;
  const isEnd = !element || element === document.body || element.matches('[data-walked]');
  if (isEnd) {
    for (const one of document.querySelectorAll('[data-walked]'))
      one.removeAttribute('data-walked');
    return 'end';
  }
  element.setAttribute('data-walked', '');
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '')
    .trim()
    .slice(0, 40);
  const name = `${element.tagName.toLowerCase()} “${text}”`;
  const box = element.getBoundingClientRect();
  const found: string[] = [];

  const shows = (one: Element | null) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  if (!shows(element) && !shows(element.closest('label'))) found.push(`${name} shows no focus`);

  // Five points of what is in the window of every line of a link that breaks, or of the one box.
  const points = [...element.getClientRects()].flatMap((line) => {
    const [left, right] = [Math.max(line.left, 0), Math.min(line.right, innerWidth)];
    const [top, bottom] = [Math.max(line.top, 0), Math.min(line.bottom, innerHeight)];
    if (right - left < 1 || bottom - top < 1) return [];
    return [
      [0.5, 0.5],
      [0.15, 0.3],
      [0.85, 0.3],
      [0.15, 0.7],
      [0.85, 0.7],
    ].map(([x, y]) => [left + (right - left) * x!, top + (bottom - top) * y!] as const);
  });
  if (points.length === 0) {
    found.push(`${name} is outside the window at ${Math.round(box.x)}, ${Math.round(box.y)}`);
    return found;
  }
  const hit = ([x, y]: readonly [number, number]) => {
    const top = document.elementFromPoint(x, y);
    return (
      top !== null &&
      (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element))
    );
  };
  const open = points.filter(hit).length;
  if (open === 0) found.push(`${name} is covered`);
  else if (open < points.length / 2) found.push(`${name} is more than half covered`);
  return found;
}
