import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { share } from './share.ts';
import { toasts } from './toast.ts';

const copy = vi.fn<(text: string) => Promise<void>>();
const handOver = vi.fn<(link: object) => Promise<void>>();
const link = { url: '/practice?exercise=3', title: 'Thin and thick' };
const whole = 'https://saywell.example/practice?exercise=3';

const on = (navigator: object) => vi.stubGlobal('navigator', navigator);
const said = () => toasts.get()[0];

beforeEach(() => {
  toasts.set([]);
  vi.stubGlobal('location', { href: 'https://saywell.example/classes' });
  copy.mockReset().mockResolvedValue();
  handOver.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  toasts.set([]);
});

test('a device that can share gets the whole address and its title', async () => {
  on({ share: handOver, clipboard: { writeText: copy } });
  await share(link);
  expect(handOver).toHaveBeenCalledWith({ title: 'Thin and thick', url: whole });
  expect(copy).not.toHaveBeenCalled();
  expect(said()).toBeUndefined();
});

test('one that can’t has it copied, and says so', async () => {
  on({ clipboard: { writeText: copy } });
  await share(link);
  expect(copy).toHaveBeenCalledWith(whole);
  expect(said()).toMatchObject({ title: 'Link Copied' });
});

test('nothing is copied for somebody who closed the device’s own sharing', async () => {
  handOver.mockRejectedValue(new DOMException('closed', 'AbortError'));
  on({ share: handOver, clipboard: { writeText: copy } });
  await share(link);
  expect(copy).not.toHaveBeenCalled();
});

test('where sharing fails it is copied', async () => {
  handOver.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  on({ share: handOver, clipboard: { writeText: copy } });
  await share(link);
  expect(copy).toHaveBeenCalledWith(whole);
});

test('where nothing works the link is shown', async () => {
  on({});
  await share(link);
  expect(said()).toMatchObject({ description: whole, tone: 'problem' });
});
