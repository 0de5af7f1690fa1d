import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './setup/workspace.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const allIn = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/**
 * Found by the calls that set them; the name must be a constant next to the call, or the test
 * fails.
 */
function cookiesOfServer() {
  const paths = globSync('server/src/**/*.ts', { cwd: root });
  return paths
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const text = read(path);
      return allIn(text, /\.setCookie\(\s*([^,]+),/g).map(
        (name) =>
          allIn(text, new RegExp(`const ${name} = '([^']+)'`, 'g'))[0] ?? `${path}: ${name}`,
      );
    });
}

it('the cookie policy lists exactly the cookies that the server sets', () => {
  const [own = ''] = read('web/src/pages/cookies-page.tsx').split("id: 'storage'");
  const told = allIn(own, /<KeyName>([^<]+)<\/KeyName>/g);
  expect(told).toContain('saywell_session');
  expect(new Set(cookiesOfServer())).toEqual(new Set(told));
});

it('cookies are set only where this test looks', () => {
  const paths = globSync('server/src/{*.ts,{features,http}/**/*.ts}', { cwd: root });
  const past = paths.filter(
    (path) => !path.endsWith('.test.ts') && /set-cookie|\.cookie\(/i.test(read(path)),
  );
  expect(past).toEqual([]);
});

it('the cookie policy lists every name under which the web app stores something', () => {
  const [, kept = ''] = read('web/src/pages/cookies-page.tsx').split("id: 'storage'");
  const told = allIn(kept, /<KeyName>([^<…]+)…?<\/KeyName>/g);
  const used = globSync('web/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$|cookies-page/.test(path))
    .flatMap((path) => allIn(read(path), /(?<!_HEADER = )['`](saywell-[a-z-]+)/g));
  expect(used).toContain('saywell-scene');
  const untold = used.filter((name) => !told.some((one) => name.startsWith(one)));
  expect(untold).toEqual([]);
});
