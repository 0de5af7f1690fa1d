import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { collectComplaints, type Complaints } from './complaints.ts';
import { ADMIN, ADMIN_SETTINGS, newPerson, signIn, signUp, type Person } from './people.ts';
import { lendServer, type RunningServer } from './server.ts';
import { noteMoments } from './moments.ts';
import { speakIntoRecordings, speechWav } from './speech.ts';
import { writeTones, type Tone } from './wav.ts';

type Microphone =
  /** Nobody speaks. */
  | 'silent'
  /** The user denies the microphone. */
  | 'denied'
  /** Played once, from the moment the page asks for the microphone. */
  | { tones: Tone[] }
  /**
   * The product's own voice says this once the recording runs; of several texts the first, until
   * `sayNext` names another.
   */
  | { says: string | string[] };

type TestFixtures = {
  microphone: Microphone;
  complaints: Complaints;
  /** A person with a new account, signed in. */
  signedIn: Person;
  signedInAdmin: Person;
};

type WorkerFixtures = {
  /** Whether the learner's device may score. 'off' by default: most journeys are about the server. */
  deviceScoring: 'on' | 'off';
  server: RunningServer;
  /** A folder for recordings that tests generate. */
  recordings: string;
};

const playing = (file: string) => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${file}%noloop`,
];
const DENIED = ['--use-fake-ui-for-media-stream=deny', '--use-fake-device-for-media-stream'];

async function microphoneArgs(microphone: 'denied' | { tones: Tone[] }, folder: string) {
  if (microphone === 'denied') return DENIED;
  return playing(await writeTones(join(folder, `${randomUUID()}.wav`), microphone.tones));
}

let visitors = 0;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  deviceScoring: ['off', { option: true, scope: 'worker' }],

  server: [
    ({ deviceScoring }, use) =>
      lendServer(use, { DEVICE_SCORING: deviceScoring, ...ADMIN_SETTINGS }),
    { scope: 'worker', timeout: 240_000 },
  ],

  recordings: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'saywell-recordings-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, recordings }, use) => {
      const silence = await writeTones(join(recordings, 'silence.wav'), [{ hertz: 0, seconds: 1 }]);
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...playing(silence)] });
    },
    { scope: 'worker' },
  ],

  microphone: ['silent', { option: true }],

  baseURL: async ({ server }, use) => use(server.url),

  // Each test has its own address, so that the server's limits per address apply to one test and
  // not to the whole run.
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    visitors += 1;
    const address = `10.${workerIndex % 256}.${visitors >> 8}.${visitors & 255}`;
    await use({ 'x-forwarded-for': address });
  },

  // By the address of the site: journeys with a site of their own need no other server.
  context: async ({ context, playwright, launchOptions, microphone, recordings, baseURL }, use) => {
    if (microphone === 'silent' || (typeof microphone === 'object' && 'says' in microphone)) {
      await noteMoments(context);
      if (microphone === 'silent') return use(context);
      const files = new Map<string, Buffer>();
      for (const text of [microphone.says].flat()) {
        files.set(text, await speechWav(context, baseURL!, text));
      }
      await speakIntoRecordings(context, files);
      return use(context);
    }
    // What the browser's fake microphone plays is fixed at launch.
    const others = (launchOptions.args ?? []).filter((arg) => !arg.startsWith('--use-'));
    const args = [...others, ...(await microphoneArgs(microphone, recordings))];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    await use(await browser.newContext());
    await browser.close();
  },

  complaints: [
    async ({ context }, use) => {
      const complaints = collectComplaints(context);
      await use(complaints);
      expect(complaints.list(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],

  signedIn: async ({ context }, use) => {
    const person = newPerson();
    await signUp(context.request, person);
    await use(person);
  },

  signedInAdmin: async ({ context }, use) => {
    await signIn(context.request, ADMIN);
    await use(ADMIN);
  },
});

export { expect };
