/**
 * Sends broken recordings of every format to the real server, then recordings and texts built to be
 * expensive, and prints the responses, their times, and the memory use before and after. Run: npm
 * run prove:audio [-- TOTAL [SEED]]
 */
import { bombard } from './bombard.ts';
import { brokenTake, uploadOf } from './broken-audio.ts';
import { expensiveAudio } from './expensive-audio.ts';
import { EXPENSIVE_TEXTS, expensiveText, LONGEST_TEXT } from './expensive-texts.ts';
import { slownessOf } from './slowness.ts';
import { somebodyWithThings, take } from './things.ts';
import { startMeasuredServer } from '../support/measured-server.ts';
import { exchange } from '../support/raw-exchange.ts';
import { seeded } from '../support/seeded.ts';
import { countsOf, growthOf, prove } from './proof.ts';

const [total = 10_000, seed = 20_261_121] = process.argv.slice(2).map(Number);
const WARM_UP = 420;
const TAKES_ALONE = 5;
/** How long an idle machine may take for the most expensive input. */
const WITHIN_MS = { recording: 1000, text: 3000 };

const server = await startMeasuredServer();
await prove(server, async () => {
  const { cookie } = await somebodyWithThings(server.url);
  const random = seeded(seed);
  const kinds: Record<string, number> = {};
  const send = (howMany: number) =>
    bombard({
      port: Number(new URL(server.url).port),
      total: howMany,
      next: (index) => {
        const broken = brokenTake(random, index);
        const [, kind = ''] = broken.kind.split(': ');
        kinds[kind] = (kinds[kind] ?? 0) + 1;
        const address = `10.2.${(index >> 6) % 250}.${index % 250}`;
        return { name: broken.kind, bytes: uploadOf(broken, cookie, address) };
      },
    });

  const warmUp = await send(WARM_UP);
  const before = await server.memory();
  const outcome = await send(total);
  const after = await server.memory();
  const alone: number[] = [];
  for (let count = 0; count < TAKES_ALONE; count++) {
    const begun = performance.now();
    await sendRecording({ kind: 'good', audio: Buffer.from(take.audio) }, cookie, '10.3.1.1');
    alone.push(performance.now() - begun);
  }
  const slowness = slownessOf(alone);
  const recordings = await timed(
    expensiveAudio().map(({ name, audio }) => ({
      name,
      send: (address) => sendRecording({ kind: name, audio }, cookie, address),
    })),
    WITHIN_MS.recording * slowness,
  );
  const texts = await timed(
    [
      ...Array.from({ length: EXPENSIVE_TEXTS }, (_, index) => expensiveText(index)),
      LONGEST_TEXT,
    ].map((text) => ({ name: text, send: (address) => sendText(text, address) })),
    WITHIN_MS.text * slowness,
  );
  return {
    facts: [
      `${total} recordings, after ${WARM_UP} to warm up; seed ${seed}`,
      `broken how: ${countsOf(kinds)}`,
      `answers: ${countsOf(outcome.statuses)}`,
      `this machine is ${slowness.toFixed(1)} times as slow as an idle one`,
      `expensive recordings, slowest first: ${recordings.slowest}`,
      `expensive texts, slowest first: ${texts.slowest}`,
      ...growthOf(before, after),
    ],
    wrong: [...warmUp.wrong, ...outcome.wrong, ...recordings.wrong, ...texts.wrong],
  };
});

type Expensive = { name: string; send: (address: string) => Promise<number> };

/** Sends one after the other, each from a different address; returns those that took too long. */
async function timed(all: Expensive[], withinMs: number) {
  const answers: { told: string; ms: number; isGood: boolean }[] = [];
  for (const [index, { name, send }] of all.entries()) {
    const begun = performance.now();
    const status = await send(`10.3.0.${index}`);
    const ms = performance.now() - begun;
    const told = `${name.slice(0, 50)} (${status}, ${ms.toFixed(0)} ms)`;
    answers.push({ told, ms, isGood: ms < withinMs && status >= 200 && status < 500 });
  }
  const bySlowness = answers.toSorted((a, b) => b.ms - a.ms);
  return {
    slowest: bySlowness
      .slice(0, 3)
      .map(({ told }) => told)
      .join(', '),
    wrong: answers.filter(({ isGood }) => !isGood).map(({ told }) => `too expensive: ${told}`),
  };
}

async function sendRecording(
  recording: { kind: string; audio: Buffer },
  cookie: string,
  address: string,
) {
  const upload = uploadOf(
    { ...recording, type: 'audio/webm', filename: 'a.webm' },
    cookie,
    address,
  );
  return (await exchange(Number(new URL(server.url).port), upload)).status;
}

async function sendText(text: string, address: string) {
  const answer = await fetch(`${server.url}/api/text-to-speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ text, voiceOptions: { speakingRate: 0.54 } }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
