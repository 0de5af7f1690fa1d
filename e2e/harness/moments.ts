import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';

// Journeys that fail on a busy machine have one thing in common: they check something short-lived
// once, or for a fixed time. The helpers here wait for the thing itself.

declare global {
  interface Window {
    moments?: string[];
  }
}

/** Every page of this context records the names of its buttons, however briefly they show. */
export async function noteMoments(context: BrowserContext) {
  await context.addInitScript(() => {
    const moments: string[] = [];
    window.moments = moments;
    const note = (button: Element) => {
      const name = button.ariaLabel ?? button.textContent.trim();
      moments.push(button.ariaPressed === 'true' ? `${name}, pressed` : name);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const within = element?.closest('button');
        if (within) note(within);
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          if (added.matches('button')) note(added);
          for (const button of added.querySelectorAll('button')) note(button);
        }
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-pressed', 'aria-label'],
    });
  });
}

/** A button had this name at some time since the page was opened. `, pressed` follows its name. */
export async function expectMoment(page: Page, name: string | RegExp) {
  const moments = () => page.evaluate(() => window.moments ?? []);
  await expect
    .poll(moments, `what the buttons were called`)
    .toContainEqual(typeof name === 'string' ? name : expect.stringMatching(name));
}

/** Delays every response from there; the returned function lets them go. */
export async function holdAnswers(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await answer(route);
  });
  return resolve;
}

/** Stays on a screen this long, measured by the page from when the app has started. */
export async function stay(page: Page, milliseconds: number) {
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), milliseconds);
}

/** Keeps something in view this long, measured by the page from when all of it is in view. */
export async function lookAt(what: Locator, milliseconds: number) {
  await what.scrollIntoViewIfNeeded();
  await what.evaluate(
    (element, wait) =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(
          ([entry]) => {
            if (!entry?.isIntersecting) return;
            observer.disconnect();
            setTimeout(done, wait);
          },
          { threshold: 0.9 },
        );
        observer.observe(element);
      }),
    milliseconds,
  );
}
