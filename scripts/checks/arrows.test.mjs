import { describe, expect, it } from 'vitest';
import { arrowsOf, readSources, unusedOffers, wrongArrows } from './arrows.mjs';

const sources = readSources();
const importing = (/** @type {string} */ written) => `import { one } from '${written}';\n`;
const findings = (/** @type {string} */ file, /** @type {string} */ text) =>
  wrongArrows(new Map([[file, text]]));

describe('the code as it is', () => {
  it('has no forbidden import', () => {
    expect(sources.size).toBeGreaterThan(1000);
    expect(wrongArrows(sources)).toEqual([]);
  });

  it('offers nothing that no other feature needs', () => {
    expect(unusedOffers(sources)).toEqual([]);
  });
});

describe('a planted import is found', () => {
  it.each([
    ['web/src/features/accounts/bot-check/planted.ts', '../../blog/queries.ts'],
    ['web/src/features/accounts/bot-check/planted.ts', '../../../app/routes.tsx'],
    ['web/src/features/accounts/bot-check/planted.ts', '../../../pages/home-page.tsx'],
    ['web/src/features/accounts/planted.ts', '../blog/queries.ts'],
    ['web/src/features/accounts/planted.ts', '../../pages/home-page.tsx'],
    ['web/src/pages/planted.tsx', '../app/routes.tsx'],
    ['web/src/pages/admin/planted.tsx', '../../app/guard.ts'],
    ['web/src/ui/planted.tsx', '../features/blog/queries.ts'],
    ['web/src/lib/planted.ts', '../pages/home-page.tsx'],
    ['web/src/lib/planted.ts', '../ui/toast.ts'],
    ['web/src/lib/planted.ts', '../../../server/src/config.ts'],
    ['web/src/lib/planted.ts', '@saywell/speech'],
    ['web/src/lib/planted.ts', 'node:fs'],
    ['server/src/db/planted.ts', '../features/accounts/accounts.ts'],
    ['server/src/http/planted.ts', '../features/accounts/sessions.ts'],
    ['server/src/features/trial/planted.ts', '../accounts/routes.ts'],
    ['server/src/features/trial/planted.ts', '../blog/slug.ts'],
    ['server/src/features/trial/planted.ts', '../../build-app.ts'],
    ['server/src/features/trial/planted.ts', '../../testing/database.ts'],
    ['server/src/features/trial/planted.ts', '../../../test/support/database.ts'],
    ['server/src/speech-pool/planted.ts', '../db/schema.ts'],
    ['server/src/planted.ts', '@saywell/web'],
    ['scripts/bench/planted.mjs', '../../server/src/cli/bench/launch-server.ts'],
    ['scripts/bench/planted.mjs', '../../server/bench/launch-server.ts'],
    ['speech/src/scoring/planted.ts', 'node:fs'],
    ['speech/src/scoring/planted.ts', 'fs'],
    ['speech/src/scoring/planted.ts', 'fastify'],
    ['speech/src/scoring/planted.ts', '@saywell/contract'],
    ['speech/src/scoring/planted.ts', '../../scripts/assemble.mjs'],
    ['speech/src/scoring/planted.ts', '../../../contract/src/index.ts'],
    ['contract/src/planted.ts', 'drizzle-orm'],
    ['contract/src/planted.ts', 'node:crypto'],
    ['contract/src/planted.ts', '../../speech/src/index.ts'],
    ['training/src/planted.ts', '@saywell/server'],
    ['e2e/planted.spec.ts', '../web/src/lib/api.ts'],
    ['e2e/planted.spec.ts', '@saywell/speech'],
  ])('in %s: %s', (file, written) => {
    expect(findings(file, importing(written))).toEqual([
      expect.stringMatching(`^${file}:1: must not import `),
    ]);
  });

  it('in a folder that the rules do not know', () => {
    expect(findings('more/src/planted.ts', '')).toEqual([
      expect.stringContaining('more/src/planted.ts: belongs to no room'),
    ]);
  });
});

describe('what the rules allow passes', () => {
  it.each([
    ['web/src/features/accounts/bot-check/planted.ts', '../queries.ts'],
    ['web/src/pages/admin/planted.tsx', '../../features/accounts/queries.ts'],
    ['server/src/features/trial/planted.ts', '../practice/sessions.ts'],
    ['server/src/features/trial/planted.test.ts', '../../testing/database.ts'],
    ['server/test/attacks/planted.test.ts', '../../src/features/accounts/routes.ts'],
    ['server/bench/planted.ts', '../../scripts/bench/rows.mjs'],
    ['speech/src/scoring/planted.test.ts', 'node:fs'],
    ['speech/scripts/planted.mjs', 'node:fs'],
    [
      'web/src/features/exercises/planted.test.ts',
      '../../../../server/seed/exercises/intonation.json?raw',
    ],
    ['contract/src/planted.ts', 'zod'],
  ])('in %s: %s', (file, written) => {
    expect(findings(file, importing(written))).toEqual([]);
  });
});

describe('an import is seen', () => {
  it.each([
    ['a type', "import type { One } from '../b/one.ts';"],
    ['of several lines', "import {\n  one,\n} from '../b/one.ts';"],
    ['for what it does', "import '../b/one.ts';"],
    ['later', "const one = await import('../b/one.ts');"],
    ['passed on', "export { one } from '../b/one.ts';"],
    ['passed on whole', "export * from '../b/one.ts';"],
    ['in a comment of types', "/** @typedef {import('../b/one.ts').One} One */"],
    ['replaced in a test', "vi.mock('../b/one.ts');"],
    ['as a worker', "new Worker(new URL('../b/one.ts', import.meta.url));"],
    ['as a file', "import bytes from '../b/one.ts?url&inline';"],
  ])('%s', (_, text) => {
    expect(arrowsOf('web/src/a/planted.ts', text).map(({ to }) => to)).toEqual([
      'web/src/b/one.ts',
    ]);
  });
});
