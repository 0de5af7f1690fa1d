import type { Page } from '@playwright/test';

const MANY = 250;

/**
 * Walks through the page with the Tab key, from start to end, and returns the stops that show no
 * focus, lie outside the window or are covered. In a dialog it goes around once: every control in
 * it must be a stop, and nothing outside.
 */
export async function troublesOfFocus(
  page: Page,
  dialog?: string,
): Promise<{ stops: number; troubles: string[] }> {
  const troubles: string[] = [];
  const walk = await walkOf(page, dialog);
  for (let stops = 0; stops < MANY; stops++) {
    await walk.pressTab();
    const { isEnd, found } = await walk.look();
    troubles.push(...found);
    if (isEnd) return { stops, troubles };
  }
  return { stops: MANY, troubles: [...troubles, `still not through after ${MANY} stops`] };
}

/** Straight to the browser: a trace with snapshots would store the page twice per stop. */
async function walkOf(page: Page, dialog?: string) {
  const browser = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const expression = `(${look.toString()})(${JSON.stringify(dialog)})`;
  return {
    async pressTab() {
      await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab });
      await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab });
    },
    async look() {
      const { result } = await browser.send('Runtime.evaluate', {
        expression,
        returnByValue: true,
      });
      return result.value as ReturnType<typeof look>;
    },
  };
}

/** Runs in the page: what is wrong with the current focus. */
function look(dialog?: string): { isEnd: boolean; found: string[] } {
  const element = document.activeElement;
  const nameOf = (one: Element) => {
    const text = one.getAttribute('aria-label') ?? one.textContent ?? '';
    return `${one.tagName.toLowerCase()} “${text.trim().slice(0, 40)}”`;
  };
  const found: string[] = [];
  const isEnd = !element || element === document.body || element.matches('[data-walked]');
  const isOut = dialog !== undefined && !element?.closest(dialog);
  if (isOut) found.push(`the focus left for ${element ? nameOf(element) : 'nowhere'}`);
  if (isEnd || isOut) {
    const inside = dialog && document.querySelector(dialog);
    if (inside && !isOut) {
      const controls = inside.querySelectorAll<HTMLButtonElement>(
        'a[href], button, input, select, textarea',
      );
      const missed = [...controls].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !one.disabled &&
          !one.matches('[data-walked], [tabindex="-1"]') &&
          // In a radio group, the checked one is the stop.
          !one.matches('[type=radio]:not(:checked)'),
      );
      found.push(...missed.map((one) => `${nameOf(one)} is not reached`));
    }
    for (const one of document.querySelectorAll('[data-walked]'))
      one.removeAttribute('data-walked');
    return { isEnd: true, found };
  }
  element.setAttribute('data-walked', '');
  const name = nameOf(element);
  const box = element.getBoundingClientRect();

  const shows = (one: Element | null) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  if (!shows(element) && !shows(element.closest('label'))) found.push(`${name} shows no focus`);

  // Five points of the visible part: of every line of a wrapped link, or of the one box.
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
    return { isEnd: false, found };
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
  return { isEnd: false, found };
}
