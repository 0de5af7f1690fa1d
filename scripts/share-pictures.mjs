import './setup/require-node.mjs';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openChromium } from '../e2e/harness/find-chromium.mjs';
import { root } from './setup/workspace.mjs';

/**
 * Draws the picture that other sites show for a link to a post, from its title and its first
 * figure: `npm run share-pictures`, after a title or a figure has changed. The name ends with a
 * hash of the title, because the server uses a picture only while its title is the post's.
 */

const seed = join(root, 'server/seed/posts');
const target = join(root, 'web/public/share');
/** @type {{ slug: string, title: string }[]} */
const posts = JSON.parse(readFileSync(join(seed, 'posts.json'), 'utf8'));

/** @param {string} path */
const inlined = (path) => readFileSync(join(root, path)).toString('base64');
/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const FONTS = [
  ['Title', 'node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal'],
  ['Text', 'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal'],
].map(
  ([name, path]) =>
    `@font-face{font-family:${name};font-weight:400 700;src:url(data:font/woff2;base64,${inlined(`${path}.woff2`)})}`,
);

/** @param {{ slug: string, title: string }} post */
function pageOf({ slug, title }) {
  const body = readFileSync(join(seed, `${slug}.html`), 'utf8');
  const figure = /src="(\/figures\/[a-z-]+\.svg)"/.exec(body)?.[1] ?? '';
  const size = title.length > 52 ? 50 : 58;
  return `<!doctype html><meta charset="utf-8"><style>${FONTS.join('')}
    body{margin:0;width:1200px;height:630px;background:#f3f4f0;color:#15181c;font-family:Text;
      display:grid;grid-template-columns:1fr 520px;gap:56px;align-items:center;padding:0 64px;box-sizing:border-box}
    h1{font:500 ${size}px/1.1 Title;letter-spacing:-.015em;margin:0;text-wrap:balance}
    p{font-size:30px;font-weight:600;margin:36px 0 0;display:flex;gap:14px;align-items:center}
    p::before{content:'';width:7px;height:26px;border-radius:2px;background:#1d43d1}
    img{width:520px;max-height:540px;object-fit:contain}</style>
    <div><h1>${escaped(title)}</h1><p>Saywell</p></div>
    <img src="data:image/svg+xml;base64,${inlined(`web/public${figure}`)}">`;
}

const browser = await openChromium();
try {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
  });
  for (const post of posts) {
    await page.setContent(pageOf(post), { waitUntil: 'load' });
    await page.evaluate(
      'Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])',
    );
    const hash = createHash('sha256').update(post.title).digest('hex').slice(0, 8);
    const path = join(target, `${post.slug}-${hash}.jpg`);
    await page.screenshot({ path, quality: 80 });
  }
} finally {
  await browser.close();
}
