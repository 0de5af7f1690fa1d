import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expensiveAudio } from '../test/attacks/expensive-audio.ts';
import { expensiveText, LONGEST_TEXT } from '../test/attacks/expensive-texts.ts';
import { ANALYZE, signUp } from './learner.ts';

type Kind = 'audio' | 'longest take' | 'text' | 'longest text' | 'sign-up' | 'events';
export type AttackCall = { kind: Kind; status: number; ms: number };

/** How many run in parallel, and how long each pauses; a refused call is cheap to repeat. */
const FORCES: [kind: Kind, atOnce: number, pauseMs: number][] = [
  ['audio', 3, 300],
  ['longest take', 2, 500],
  ['text', 2, 300],
  ['longest text', 2, 500],
  ['sign-up', 1, 1000],
  ['events', 1, 200],
];
const EVENTS = 20;
/** As many as one address may start without a proof of work. */
const TRIALS = 10;

/**
 * One attacker with all addresses of one network, an account and many trials, who sends what costs
 * most: recordings and texts built to be expensive, normal ones of the maximum length, sign-ups and
 * events.
 */
export async function openAttacker(address: string) {
  const audios = expensiveAudio();
  const longest = longestTake();
  const calls: AttackCall[] = [];
  let host = 0;
  let count = 0;

  const from = () => ({ 'x-forwarded-for': `2001:db8:6:6::${(++host % 0xffff).toString(16)}` });
  type Body = { headers: Record<string, string>; body: FormData | string };
  const send = (path: string, { headers, body }: Body) =>
    fetch(address + path, { method: 'POST', headers: { ...headers, ...from() }, body });
  const sendJson = (path: string, body: object) =>
    send(path, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  const username = `attacker_${Date.now() % 1e6}`;
  const cookie = await signUp(address, { username, password: 'nothing but noise' });
  const trials: string[] = [];
  while (trials.length < TRIALS) {
    const opened = await sendJson('/api/anonymous/session', {});
    trials.push(((await opened.json()) as { sessionToken: string }).sessionToken);
  }

  function upload(audio: Buffer, phrase: string) {
    const form = new FormData();
    form.append('phrase', phrase);
    const isTrial = count % 2 === 0;
    if (isTrial) form.append('sessionToken', trials[(count / 2) % TRIALS]!);
    form.append('audio', new Blob([new Uint8Array(audio)], { type: 'audio/webm' }), 'a.webm');
    return send(ANALYZE, { headers: isTrial ? {} : { cookie }, body: form });
  }
  const say = (text: string) =>
    sendJson('/api/text-to-speech', { text, voiceOptions: { speakingRate: 0.5 } });

  const means: Record<Kind, () => Promise<Response>> = {
    audio: () => upload(audios[count % audios.length]!.audio, expensiveText(count)),
    'longest take': () => upload(longest, LONGEST_TEXT),
    text: () => say(expensiveText(count)),
    'longest text': () => say(`${count} ${LONGEST_TEXT}`.slice(0, LONGEST_TEXT.length)),
    'sign-up': () => {
      const name = `spam_${count}`;
      const account = { name, username: name, email: `${name}@example.com`, password: name };
      return sendJson('/api/register', account);
    },
    events: () => sendJson('/api/analytics/events', { device: 'phone', events: events() }),
  };

  const stopping = new AbortController();
  async function keepAt(kind: Kind, pauseMs: number) {
    while (!stopping.signal.aborted) {
      count++;
      const begun = performance.now();
      const status = await means[kind]().then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      calls.push({ kind, status, ms: performance.now() - begun });
      await sleep(pauseMs);
    }
  }
  const all = FORCES.flatMap(([kind, atOnce, pauseMs]) =>
    Array.from({ length: atOnce }, () => keepAt(kind, pauseMs)),
  );

  async function stop() {
    stopping.abort();
    await Promise.all(all);
    return calls;
  }
  return { stop };
}

const events = () =>
  Array.from({ length: EVENTS }, () => ({
    key: randomUUID(),
    name: 'time_on_page',
    properties: { page: '/blog/:slug', seconds: 5 },
  }));

/** Speech, repeated up to the maximum length of a recording: half a minute. */
function longestTake(): Buffer {
  const file = readFileSync(join(import.meta.dirname, '../test/support/recordings/yes.wav'));
  const speech = file.subarray(44);
  const data = Buffer.alloc(29 * 16_000 * 2, speech);
  const head = Buffer.from(file.subarray(0, 44));
  head.writeUInt32LE(36 + data.length, 4);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
