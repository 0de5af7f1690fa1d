import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { PageWriter } from '../../http/web-page.ts';
import { testApp } from '../../../test/support/app.ts';
import { buildExercise } from '../../../test/support/factories.ts';
import { landingPage } from './landing-page.ts';

let write: PageWriter;
beforeAll(async () => {
  const { db } = await testApp();
  await buildExercise(db, { phrase: 'Turn right.', isTrial: true });
  const drawn = join(await mkdtemp(join(tmpdir(), 'saywell-')), 'home.html');
  await writeFile(drawn, '<h1>Drawn</h1>');
  write = await landingPage(db, drawn);
});

const page = (address: string, signedIn = false) =>
  write({
    path: '/',
    query: new URL(address, 'https://saywell.example').searchParams,
    nonce: '',
    signedIn,
    params: {},
  });

test('a visitor can read the page and practice its exercise before any call', async () => {
  const content = await page('/');
  expect(content?.html).toBe('<h1>Drawn</h1>');
  expect(content?.data?.['firstExercise']).toMatchObject({ content: 'Turn right.' });
});

test('a practice session in progress is not preceded by the landing page', async () => {
  const content = await page('/?practice');
  expect(content?.html).toBe('');
  expect(content?.data?.['firstExercise']).toBeDefined();
});

test('a signed-in person does not get it', async () => {
  expect(await page('/', true)).toBeUndefined();
});
