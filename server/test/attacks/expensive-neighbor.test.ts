import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { type AttackCall, openAttacker } from '../../bench/attacker.ts';
import { percentile } from '../../bench/percentile.ts';
import { exchange } from '../support/raw-exchange.ts';
import { testSpeech } from '../support/speech.ts';
import { attackedSite, type AttackedSite } from './attacked-site.ts';
import { uploadOf } from './broken-audio.ts';
import { expensiveAudio } from './expensive-audio.ts';
import { EXPENSIVE_TEXTS, expensiveText, LONGEST_TEXT } from './expensive-texts.ts';
import { slownessOf } from './slowness.ts';
import { take, type Things } from './things.ts';

/** `npm run soak -- --attacker` does the same for minutes. */
const TAKES = 15;
const PAUSE_MS = 200;
/** By then the attacker's burst of thread time is used up. */
const BURST_MS = 12_000;
const SENT = new Set<AttackCall['kind']>(['audio', 'longest take', 'text', 'longest text']);
const TIMEOUT_MS = 240_000;

const audios = expensiveAudio();
let site: AttackedSite;
let learner: Things;
let attacker: Things;
let slowness = 1;
beforeAll(async () => {
  site = await attackedSite({ speech: testSpeech() });
  [learner, attacker] = [await site.somebody(), await site.somebody()];
  slowness = slownessOf(await takesAlone());
});

const upload = (audio: Buffer, cookie: string, address: string) =>
  exchange(
    site.port,
    uploadOf({ kind: 'take', audio, type: 'audio/webm', filename: 'a.webm' }, cookie, address),
  );

const learn = () => upload(Buffer.from(take.audio), learner.cookie, '203.0.113.7');

/** How long the learner's takes last if nobody else sends any. */
async function takesAlone() {
  const alone: number[] = [];
  for (let count = 0; count < 5; count++) alone.push((await learn()).ms);
  return alone;
}

async function listen(text: string, address: string, speakingRate = 0.5) {
  const begun = performance.now();
  const answer = await fetch(`${site.url}/api/text-to-speech`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
    body: JSON.stringify({ text, voiceOptions: { speakingRate } }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - begun };
}

test(
  'an expensive recording is answered within a second',
  async () => {
    for (const { name, audio } of audios) {
      const { status, ms } = await upload(audio, attacker.cookie, '192.0.2.1');
      expect([name, status]).toEqual([name, expect.toBeOneOf([413, 415, 422])]);
      expect([name, ms < 1000 * slowness]).toEqual([name, true]);
    }
  },
  TIMEOUT_MS,
);

test(
  'an expensive text is answered within three seconds',
  async () => {
    for (let index = 0; index < EXPENSIVE_TEXTS; index++) {
      const text = expensiveText(index);
      const { status, ms } = await listen(text, `198.18.0.${index}`);
      expect([text, status]).toEqual([text, 400]);
      expect([text, ms < 3000 * slowness]).toEqual([text, true]);
    }
    // Other tests may have begun beside this one since.
    const before = await takesAlone();
    const { status, ms } = await listen(LONGEST_TEXT, '198.18.1.1', 1);
    const after = await takesAlone();
    expect(status).toBe(200);
    expect(ms).toBeLessThan(3000 * slownessOf([...before, ...after]));
  },
  TIMEOUT_MS,
);

test(
  "next to an attacker who sends only these, a learner's takes are analyzed quickly",
  async () => {
    const attack = await openAttacker(site.url);
    await sleep(BURST_MS * slowness);
    // A long task may have started before; the first take waits for its end.
    await learn();
    const takes: { status: number; ms: number }[] = [];
    for (let count = 0; count < TAKES; count++) {
      takes.push(await learn());
      await sleep(PAUSE_MS);
    }
    const attacked = await attack.stop();
    await learn();
    // Other tests may have begun beside this one since.
    const limit = 1000 * Math.max(slowness, slownessOf(await takesAlone()));
    const calls = attacked.filter(({ kind }) => SENT.has(kind));
    expect(calls.length).toBeGreaterThan(TAKES);
    // Calls refused only for their number would prove nothing.
    const worked = calls.filter(({ status }) => status !== 429);
    expect(worked.length).toBeGreaterThan(calls.length / 2);
    const heard = takes.filter(({ status }) => status === 200);
    expect(heard.length).toBeGreaterThanOrEqual(TAKES - 1);
    const times = heard.map(({ ms }) => ms);
    expect(percentile(times, 95)).toBeLessThan(limit);
  },
  TIMEOUT_MS,
);
