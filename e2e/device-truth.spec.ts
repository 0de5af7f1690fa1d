import { expect, test } from './harness/test.ts';

/** Every so many exercises; `TAKES=200` compares two hundred. */
const TAKES = Number(process.env['TAKES'] ?? 10);
const VOICES = ['en-US-Neural2-F', 'en-US-Neural2-D'];
/** The scores are from 0 to 100. */
const TENTH = 0.1;

test.use({ deviceScoring: 'on' });
test.setTimeout(60_000 + TAKES * 10_000);

test('the device and the server give one analysis for the same samples', async ({
  page,
  signedIn: _,
}) => {
  await page.addInitScript(keepWorker);
  // However slow the device is.
  await page.addInitScript(() => localStorage.setItem('saywell-device-only', '1'));
  const answer = await page.request.get('/api/exercises');
  const exercises = (await answer.json()) as Exercise[];
  await page.goto(`/practice?exercise=${exercises[0]!.id}`);
  await page.waitForFunction(() => performance.getEntriesByName('saywell-engine-ready').length > 0);
  let most = 0;
  for (let take = 0; take < TAKES; take++) {
    const exercise = exercises[Math.floor((take * exercises.length) / TAKES)]!;
    // One in five says another phrase than the one that is asked for.
    const said = take % 5 === 4 ? exercises[(take * 7) % exercises.length]! : exercise;
    const voice = VOICES[take % VOICES.length]!;
    const { device, server } = await page.evaluate(scoreTwice, {
      exercise,
      said: said.phrase,
      voice,
    });
    const difference = differenceOf(device, server, '');
    expect(difference, exercise.phrase).toBeLessThan(TENTH);
    most = Math.max(most, difference);
  }
  console.log(`${TAKES} takes: the largest difference of any number is ${most}`);
});

type Exercise = { id: number; phrase: string; trains: unknown };

/** Runs in the page: the worker of the engine stays within reach. */
function keepWorker() {
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      Object.assign(window, { scoringWorker: this });
    }
  };
}

/** Runs in the page: an example in sixteen bits, which a WAV file carries without loss, goes both ways. */
async function scoreTwice({
  exercise: { id, phrase, trains },
  said,
  voice,
}: {
  exercise: Exercise;
  said: string;
  voice: string;
}) {
  const RATE = 16_000;
  const query = new URLSearchParams({ text: said, voiceName: voice });
  const file = await fetch(`/api/text-to-speech?${query.toString()}`);
  const context = new OfflineAudioContext(1, 1, RATE);
  const decoded = await context.decodeAudioData(await file.arrayBuffer());
  const whole = Int16Array.from(decoded.getChannelData(0), (sample) =>
    Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))),
  );
  const samples = Float32Array.from(whole, (sample) => sample / 32_768);

  const worker = (window as unknown as { scoringWorker: Worker }).scoringWorker;
  const device = await new Promise<unknown>((resolve) => {
    const number = Math.floor(Math.random() * 1e9);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ id: number; analysis: unknown }>) => {
        if (data.id === number) resolve(data.analysis ?? data);
      },
    );
    const sound = { samples, sampleRate: RATE };
    worker.postMessage({ kind: 'score', id: number, sound, phrase, trains }, []);
  });

  const header = new DataView(new ArrayBuffer(44));
  const text = (at: number, letters: string) => {
    for (let n = 0; n < letters.length; n++) header.setUint8(at + n, letters.charCodeAt(n));
  };
  text(0, 'RIFF');
  header.setUint32(4, 36 + whole.byteLength, true);
  text(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, RATE, true);
  header.setUint32(28, 2 * RATE, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  text(36, 'data');
  header.setUint32(40, whole.byteLength, true);
  for (;;) {
    const form = new FormData();
    form.append('audio', new File([header, whole], 'take.wav', { type: 'audio/wav' }));
    form.append('phrase', phrase);
    form.append('exerciseId', String(id));
    const answer = await fetch('/api/analyze-audio-pronunciation', { method: 'POST', body: form });
    if (answer.ok) return { device, server: (await answer.json()) as unknown };
    if (answer.status === 422) {
      // The server refuses with the words of the issue.
      return { device: { refused: true }, server: { refused: true } };
    }
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

/** The server keeps these with an analysis. */
const ADDED = new Set(['analysisId', 'scoredOn']);

/** The largest difference of two numbers at the same place; infinite where anything else differs. */
function differenceOf(one: unknown, other: unknown, at: string): number {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other);
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other ? 0 : Infinity;
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const parts = [...keys]
    .filter((key) => !ADDED.has(key))
    .map((key) =>
      differenceOf(
        (one as Record<string, unknown>)[key],
        (other as Record<string, unknown>)[key],
        `${at}.${key}`,
      ),
    );
  return Math.max(0, ...parts);
}
