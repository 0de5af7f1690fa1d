import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../lib/testing-storage.ts';
import type * as Install from './install.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64)';

type Device = { userAgent?: string; maxTouchPoints?: number; installed?: boolean };
type WithPrompt = EventTarget & { installPrompt?: { prompt: () => Promise<unknown> } };

let stored: Map<string, string>;
let install: typeof Install;

/** A page in a new tab. */
async function open({ userAgent = DESK, maxTouchPoints = 0, installed = false }: Device = {}) {
  const page: WithPrompt = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
  vi.stubGlobal('sessionStorage', storageOf(new Map()));
  vi.resetModules();
  install = await import('./install.ts');
  return page;
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', storageOf(stored));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each<[string, Device, 'menu' | undefined]>([
  ['an iPhone installs it by its menu', { userAgent: IPHONE }, 'menu'],
  ['so does an iPad, which calls itself a Mac', { userAgent: MAC, maxTouchPoints: 5 }, 'menu'],
  ['a Mac waits for its browser', { userAgent: MAC }, undefined],
  ['a browser that offers nothing has no way', {}, undefined],
  ['where it is installed, nothing is offered', { userAgent: IPHONE, installed: true }, undefined],
])('%s', async (_, device, way) => {
  await open(device);
  expect(install.installWay.get()).toBe(way);
});

test('the browser’s offer is taken up once, whenever it came', async () => {
  const page = await open();
  const prompt = vi.fn<() => Promise<void>>(async () => {});
  page.installPrompt = { prompt };
  page.dispatchEvent(new Event('beforeinstallprompt'));
  expect(install.installWay.get()).toBe('prompt');
  await install.install();
  expect(install.installWay.get()).toBeUndefined();
  await install.install();
  expect(prompt).toHaveBeenCalledOnce();
});

test('once it is installed, nothing is offered', async () => {
  const page = await open();
  page.dispatchEvent(new Event('beforeinstallprompt'));
  page.dispatchEvent(new Event('appinstalled'));
  expect(install.installWay.get()).toBeUndefined();
});

test('it is offered from the third visit on; a reload is no visit', async () => {
  for (const visit of [1, 2, 3, 4]) {
    await open();
    for (let reload = 0; reload < 3; reload++) install.countVisit();
    expect(install.isOffered.get(), `visit ${visit}`).toBe(visit >= 3);
  }
});

test('who says no is not asked again', async () => {
  for (let visit = 0; visit < 3; visit++) {
    await open();
    install.countVisit();
  }
  install.declineInstall();
  expect(install.isOffered.get()).toBe(false);
  await open();
  install.countVisit();
  expect(install.isOffered.get()).toBe(false);
});

test('without storage it is not offered, and nothing fails', async () => {
  vi.stubGlobal('localStorage', undefined);
  for (let visit = 0; visit < 4; visit++) {
    await open();
    install.countVisit();
  }
  expect(install.isOffered.get()).toBe(false);
  install.declineInstall();
});
