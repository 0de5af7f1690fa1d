import './setup/require-node.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openChromium } from '../e2e/harness/find-chromium.mjs';
import { root } from './setup/workspace.mjs';

/** Draws the icons of the installed app from `favicon.svg`: `npm run icons`, after it has changed. */

const publicFolder = join(root, 'web/public');
const icon = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');
/** Phones cut these to a shape of their own, so the ground goes to the edge and the mark stays inside. */
const ground = /fill="(#\w+)"/.exec(icon)?.[1] ?? '';
const uncut = (/** @type {number} */ scale) =>
  icon
    .replace('rx="8"', '')
    .replace(
      /(<rect[^>]*\/>)([\s\S]*)(<\/svg>)/,
      `$1<g transform="translate(${16 - 16 * scale} ${16 - 16 * scale}) scale(${scale})">$2</g>$3`,
    );

const drawings = [
  { name: 'icon-192', size: 192, svg: icon },
  { name: 'icon-512', size: 512, svg: icon },
  { name: 'maskable-512', size: 512, svg: uncut(0.8) },
  { name: 'touch-180', size: 180, svg: uncut(0.9) },
];

const browser = await openChromium();
try {
  for (const { name, size, svg } of drawings) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const isCut = svg === icon;
    await page.setContent(
      `<!doctype html><style>body{margin:0;background:${isCut ? 'transparent' : ground}}svg{display:block}</style>${svg}`,
    );
    const path = join(publicFolder, 'icons', `${name}.png`);
    await page.screenshot({ path, omitBackground: isCut });
    await page.close();
  }
} finally {
  await browser.close();
}
