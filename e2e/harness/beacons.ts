import type { Page } from '@playwright/test';

type Beacon = { path: string; body: Record<string, unknown> };
declare global {
  interface Window {
    beacons?: Beacon[];
  }
}

/**
 * Lets a journey read what the page sends without waiting for a response: the browser's own log of
 * such requests leaves out their content. Call it before the page is opened.
 */
export async function readBeacons(page: Page): Promise<() => Promise<Beacon[]>> {
  await page.addInitScript(() => {
    const beacons: Beacon[] = [];
    window.beacons = beacons;
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      void (data as Blob).text().then((text) => {
        beacons.push({ path: String(url), body: JSON.parse(text) as Record<string, unknown> });
      });
      return send(url, data);
    };
  });
  return () => page.evaluate(() => window.beacons ?? []);
}

/** As on a phone when another app is opened: often the last event a page gets. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
