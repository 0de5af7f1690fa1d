import { beforeAll, expect, test } from 'vitest';
import { seeded } from '../support/seeded.ts';
import { testSpeech } from '../support/speech.ts';
import { attackedSite, type AttackedSite } from './attacked-site.ts';
import { bombard } from './bombard.ts';
import { brokenTake, uploadOf } from './broken-audio.ts';
import type { Things } from './things.ts';

/** `npm run prove:audio` sends ten thousand. */
const TOTAL = 140;
/** A busy machine takes long to analyze those that are still good enough. */
const TIMEOUT_MS = 180_000;
const SEED = 20_261_121;

let site: AttackedSite;
let person: Things;
beforeAll(async () => {
  site = await attackedSite({ speech: testSpeech() });
  person = await site.somebody();
});

test(
  'a broken recording of any format is rejected with its reason, and the next one is analyzed',
  async () => {
    const random = seeded(SEED);
    const { wrong, statuses } = await bombard({
      port: site.port,
      total: TOTAL,
      next: (index) => {
        const take = brokenTake(random, index);
        return { name: take.kind, bytes: uploadOf(take, person.cookie, `10.1.0.${index % 250}`) };
      },
    });
    expect(wrong).toEqual([]);
    for (const status of [200, 413, 415, 422]) expect(statuses[status]).toBeGreaterThan(0);
    expect(Object.keys(statuses).map(Number)).not.toContain(0);
    // Creating somebody's data needs a recording that can be analyzed.
    expect((await site.somebody()).analysisId).toMatch(/^[0-9a-f-]{36}$/);
  },
  TIMEOUT_MS,
);

test('an HTML page sent as a recording is rejected and never served', async () => {
  const page = Buffer.from('<!doctype html><title>planted</title><script>alert(1)</script>');
  const take = { kind: 'page', audio: page, type: 'text/html', filename: 'planted.html' };
  const { wrong, statuses } = await bombard({
    port: site.port,
    total: 1,
    next: () => ({ name: take.kind, bytes: uploadOf(take, person.cookie, '10.1.1.1') }),
  });
  expect([wrong, statuses]).toEqual([[], { 415: 1 }]);
  expect(await site.everythingOf(person.userId)).not.toContain('planted');
  for (const path of ['/planted.html', '/api/planted.html', '/assets/planted.html']) {
    expect((await site.get(path)).statusCode).toBe(404);
  }
});
