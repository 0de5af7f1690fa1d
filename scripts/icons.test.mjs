import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../web/public');
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));

/** What a PNG says of its own width and height. */
function sizesOf(/** @type {string} */ src) {
  const png = readFileSync(join(folder, src));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the app can be installed: the page names a manifest with a name, a start and a display', () => {
  const page = readFileSync(join(folder, '../index.html'), 'utf8');
  expect(page).toContain('rel="manifest" href="/manifest.webmanifest"');
  expect(manifest).toMatchObject({
    name: 'Saywell',
    start_url: '/practice',
    scope: '/',
    display: 'standalone',
  });
});

test('its icons are there in the sizes that it names, one of them for a mask of any shape', () => {
  /** @type {{ src: string; sizes: string; purpose?: string }[]} */
  const icons = manifest.icons;
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  expect(icons.map(({ src }) => sizesOf(src))).toEqual(icons.map(({ sizes }) => sizes));
});
