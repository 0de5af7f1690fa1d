import { expect, test, vi } from 'vitest';
import { createAppFiles } from './app-files.ts';
import { memoryCaches } from '../lib/testing-caches.ts';

const build = { version: 'two', entry: '/assets/index-2.js', files: ['/assets/index-2.js'] };
const pageOf = (entry: string) => new Response(`<script src="${entry}"></script>`);

function filesOf(served: () => Promise<Response>, caches = memoryCaches()) {
  const fetch = vi.fn<() => Promise<Response>>(served) as unknown as typeof globalThis.fetch;
  return { caches, fetch, files: createAppFiles({ caches, fetch, build }) };
}
const screen = new Request('http://here/practice');

test('without a network every screen is the kept page', async () => {
  const network = vi.fn<() => Promise<Response>>();
  const { files } = filesOf(network);
  network.mockResolvedValueOnce(pageOf(build.entry));
  await files.install();
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const page = await files.page(screen, () => {});
  expect(await page.text()).toContain(build.entry);
});

test('a page of another version is never kept with the files of this one', async () => {
  const { caches, files } = filesOf(async () => pageOf('/assets/index-3.js'));
  await expect(files.install()).rejects.toThrow('another version');
  expect(await caches.keys()).toEqual([]);
});

test('a server that fails is as good as none, if the page is kept', async () => {
  const network = vi.fn<() => Promise<Response>>(async () => new Response('', { status: 502 }));
  const { files } = filesOf(network);
  expect((await files.page(screen, () => {})).status).toBe(502);
  network.mockResolvedValueOnce(pageOf(build.entry));
  await files.install();
  expect(await (await files.page(screen, () => {})).text()).toContain(build.entry);
});

test('what the browser has thrown away is kept again with the next page', async () => {
  const { caches, files } = filesOf(async () => pageOf(build.entry));
  await files.install();
  await caches.delete('saywell-app-two');
  const works: Promise<unknown>[] = [];
  await files.page(screen, (work) => works.push(work));
  await Promise.all(works);
  const cache = await caches.open('saywell-app-two');
  expect(await cache.match('/assets/index-2.js')).toBeDefined();
  expect(await (await files.shell()).text()).toContain(build.entry);
});

test('of the versions before, only the last one stays', async () => {
  const caches = memoryCaches();
  for (const name of ['saywell-app-zero', 'saywell-app-one', 'saywell-app-two', 'saywell-reads']) {
    await caches.open(name);
  }
  await filesOf(async () => pageOf(build.entry), caches).files.dropOld();
  expect(await caches.keys()).toEqual(['saywell-app-one', 'saywell-app-two', 'saywell-reads']);
});

test('an open page of the version before still finds its files', async () => {
  const caches = memoryCaches();
  await (await caches.open('saywell-app-one')).put('/assets/old.js', new Response('old'));
  const { files, fetch } = filesOf(async () => new Response('', { status: 404 }), caches);
  const answer = await files.file(new Request('http://here/assets/old.js'));
  expect(await answer.text()).toBe('old');
  expect(fetch).not.toHaveBeenCalled();
});
