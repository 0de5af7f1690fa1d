/**
 * `npm run bench:device`: what a take costs where the learner's own device scores it. In Chromium,
 * from the end of the recording to the verdict on the screen: with the processor as it is, and with
 * each thread of the page slowed four times, which takes Linux with groups of version 1, and root.
 */
import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { openChromium } from '../harness/find-chromium.mjs';
import { newPerson, signUp } from '../harness/people.ts';
import { printRows } from '../../scripts/bench/rows.mjs';
import { withServer } from '../../scripts/bench/with-server.mjs';
import { canSlowThreads, slowThreads } from './slow-threads.ts';
import { memoryOfWorker } from './worker-memory.ts';

const TAKES = Number(process.env['BENCH_TAKES'] ?? 10);
const PHRASE = 'Could you please tell me where the nearest station is?';
/** A slow device loads the engine and warms it up meanwhile. */
const ENGINE_READY_MS = 120_000;
const TICKS_PER_SECOND = 100;

const browser = await openChromium();
try {
  printRows(await withServer(({ address }) => measure(address)));
} finally {
  await browser.close();
}

async function measure(address: string) {
  const asItIs = await takesOn(address);
  const slowed = canSlowThreads() ? await takesOn(address, slowThreads) : undefined;
  const spread = (times: number[]) =>
    `${TAKES} takes, ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms`;
  return [
    {
      what: 'Verdict after the end of the recording, on the device, p50',
      measured: median(asItIs.times),
      unit: 'ms',
      atMost: 250,
      note: spread(asItIs.times),
    },
    ...(slowed
      ? [
          {
            what: 'the same on a device four times slower, from the loading of the page on',
            measured: median(slowed.times),
            unit: 'ms',
            atMost: 800,
            note: spread(slowed.times),
          },
        ]
      : []),
    {
      what: 'processor time of the page for a take, from its end to the verdict',
      measured: median(asItIs.cpu),
      unit: 'ms',
    },
    {
      what: 'memory of the worker after all takes',
      measured: sum(Object.values(asItIs.held)) / 1e6,
      unit: 'MB',
      atMost: 80,
      note: Object.entries(asItIs.held)
        .map(([what, bytes]) => `${what} ${Math.round(bytes / 1e6)} MB`)
        .join(', '),
    },
    {
      what: 'memory that the page and its worker grow by meanwhile',
      measured: asItIs.grownBy / 1e6,
      unit: 'MB',
    },
  ];
}

/** Takes of one phrase, one after the other, in a browser of somebody new. */
async function takesOn(address: string, slowDown?: (pids: readonly number[]) => () => void) {
  const context = await browser.newContext({ baseURL: address });
  await signUp(context.request, newPerson());
  const others = await renderersOf(browser);
  const page = await context.newPage();
  let onStop: (() => void) | undefined;
  let onVerdict: ((after: number) => void) | undefined;
  await page.exposeBinding('recordingStopped', () => onStop?.());
  await page.exposeBinding('verdictShown', (_page, after: number) => onVerdict?.(after));
  await page.addInitScript(speakAndTime, PHRASE);
  await page.goto('/practice?own');
  const renderers = (await renderersOf(browser)).filter((pid) => !others.includes(pid));
  const before = memoryOf(renderers);
  await page.evaluate(() => localStorage.setItem('saywell-device-only', '1'));
  const endSlowness = slowDown?.(renderers);
  await page.getByLabel('Type or paste a sentence').fill(PHRASE);
  await page.getByRole('button', { name: 'Practice this phrase' }).click();
  await page.waitForFunction(
    () => performance.getEntriesByName('saywell-engine-ready').length > 0,
    undefined,
    { timeout: ENGINE_READY_MS },
  );
  const times = [];
  const cpu = [];
  for (let n = 0; n < TAKES; n++) {
    let cpuBefore = 0;
    onStop = () => (cpuBefore = cpuOf(renderers));
    const shown = new Promise<number>((resolve) => (onVerdict = resolve));
    await page.getByRole('button', { name: 'Start recording' }).click();
    // The page says when: a locator that waits would look again and again, on the same processor.
    times.push(await shown);
    cpu.push(cpuOf(renderers) - cpuBefore);
    await page
      .getByRole('button', { name: /^(Try Again|Retry)$/ })
      .first()
      .click();
  }
  endSlowness?.();
  const held = await memoryOfWorker(page, 'scoring-worker');
  const grownBy = memoryOf(renderers) - before;
  await context.close();
  return { times, cpu, held, grownBy };
}

/** Runs in the page: its microphone hears an example, and it notes when the verdict is there. */
function speakAndTime(phrase: string) {
  const query = new URLSearchParams({ text: phrase });
  const file = fetch(`/api/text-to-speech?${query.toString()}`).then((answer) =>
    answer.arrayBuffer(),
  );
  let speak = () => {};
  navigator.mediaDevices.getUserMedia = async () => {
    const audio = new AudioContext();
    await audio.resume();
    const buffer = await audio.decodeAudioData((await file).slice(0));
    const voice = new AudioBufferSourceNode(audio, { buffer });
    const room = new MediaStreamAudioDestinationNode(audio, { channelCount: 1 });
    voice.connect(room);
    speak = () => voice.start(audio.currentTime + 0.8);
    return room.stream;
  };
  const start = Reflect.get(MediaRecorder.prototype, 'start');
  const stop = Reflect.get(MediaRecorder.prototype, 'stop');
  MediaRecorder.prototype.start = function (...slice) {
    this.addEventListener('start', () => speak(), { once: true });
    start.apply(this, slice);
  };
  MediaRecorder.prototype.stop = function () {
    const stopped = performance.now();
    Reflect.get(window, 'recordingStopped')();
    const observer = new MutationObserver(() => {
      const headings = [...document.querySelectorAll('h1, h2')];
      if (!headings.some(({ textContent }) => textContent === 'Pronunciation Analysis')) return;
      observer.disconnect();
      requestAnimationFrame(() => Reflect.get(window, 'verdictShown')(performance.now() - stopped));
    });
    observer.observe(document, { subtree: true, childList: true });
    stop.call(this);
  };
}

/** The processes that run pages and their workers. */
async function renderersOf(of: Browser): Promise<number[]> {
  const session = await of.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Milliseconds of processor time. */
function cpuOf(pids: readonly number[]) {
  const ticks = pids.map((pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return (sum(ticks) * 1000) / TICKS_PER_SECOND;
}

/** Bytes in memory. */
function memoryOf(pids: readonly number[]) {
  const kB = pids.map((pid) =>
    Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
  );
  return sum(kB) * 1024;
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}

function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
}
