import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Updates from './updates.ts';

const HOUR_MS = 3_600_000;

class Worker extends EventTarget {
  told: unknown[] = [];
  postMessage(what: unknown) {
    this.told.push(what);
  }
}

class Registration extends EventTarget {
  installing: Worker | undefined;
  waiting: Worker | undefined;
  looked = 0;
  async update() {
    this.looked += 1;
    throw new TypeError('No network');
  }
  /** A new version has been fetched, and waits. */
  found() {
    const worker = new Worker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = undefined;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }
}

class Page extends EventTarget {
  visibilityState = 'visible';
  querySelector() {
    return { src: 'http://here/assets/index-old.js' };
  }
  show(visibilityState = 'visible') {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

class Container extends EventTarget {
  controller: Worker | null = new Worker();
  /** Another version has taken over. */
  changesTo(worker: Worker) {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let registration: Registration;
let container: Container;
let page: Page;
let reload: ReturnType<typeof vi.fn<() => void>>;
let updates: typeof Updates;

beforeEach(async () => {
  vi.useFakeTimers();
  registration = new Registration();
  container = new Container();
  page = new Page();
  reload = vi.fn<() => void>();
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { href: 'http://here/practice', reload });
  vi.resetModules();
  updates = await import('./updates.ts');
  updates.followUpdates(registration as unknown as ServiceWorkerRegistration);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a new version is told which page it meets, and said once that page is known as old', () => {
  const worker = registration.found();
  expect(worker.told).toEqual([{ tell: 'arrived', entry: '/assets/index-old.js' }]);
  vi.advanceTimersByTime(999);
  expect(updates.updateWaits.get()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(updates.updateWaits.get()).toBe(true);
});

test('a page that is already of the new version lets it in, and nothing is said', () => {
  registration.found();
  registration.waiting = undefined;
  vi.runAllTimers();
  expect(updates.updateWaits.get()).toBe(false);
});

test('the first version of all is no update', () => {
  container.controller = null;
  registration.found();
  vi.runAllTimers();
  expect(updates.updateWaits.get()).toBe(false);
});

test('a version that waited before the page was opened is said, too', async () => {
  registration.waiting = new Worker();
  vi.resetModules();
  updates = await import('./updates.ts');
  updates.followUpdates(registration as unknown as ServiceWorkerRegistration);
  vi.runAllTimers();
  expect(updates.updateWaits.get()).toBe(true);
});

test('Reload lets it in, and loads the page only when it is', () => {
  const worker = registration.found();
  vi.runAllTimers();
  updates.reloadIntoUpdate();
  expect(worker.told.at(-1)).toEqual({ tell: 'activate' });
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a new version that is kept out does not keep Reload waiting for more than five seconds', () => {
  registration.found();
  vi.runAllTimers();
  updates.reloadIntoUpdate();
  vi.advanceTimersByTime(4_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('let in by another tab, it is said until this page is reloaded, too', () => {
  const worker = registration.found();
  vi.runAllTimers();
  registration.waiting = undefined;
  container.changesTo(worker);
  expect(worker.told.at(-1)).toEqual({ tell: 'stayed', entry: '/assets/index-old.js' });
  container.dispatchEvent(new MessageEvent('message', { data: { tell: 'outdated' } }));
  expect(updates.updateWaits.get()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  updates.reloadIntoUpdate();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that is of the version that took over has nothing to reload', () => {
  const worker = registration.found();
  vi.runAllTimers();
  registration.waiting = undefined;
  container.changesTo(worker);
  expect(updates.updateWaits.get()).toBe(false);
});

test('who comes back looks for a new version, at most once an hour', () => {
  page.show();
  vi.advanceTimersByTime(HOUR_MS - 1);
  page.show();
  expect(registration.looked).toBe(0);
  vi.advanceTimersByTime(1);
  page.show('hidden');
  expect(registration.looked).toBe(0);
  page.show();
  page.show();
  expect(registration.looked).toBe(1);
});
