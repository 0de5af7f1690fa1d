import { createEngine, type Engine, type Follower, hasSimd } from '@saywell/speech';
import { PhraseTooLong } from '@saywell/speech/phonemes';
import { readEngineFiles } from './files.ts';
import { type FromWorker, SLOW_MS, type ToWorker } from './messages.ts';
import { warmUp, warmUpMore } from './warm-up.ts';

/** The engine on a thread of its own: loads once, then scores one take after another. */
let engine: Engine | undefined;
/** Somebody records: from here on the engine gets warm by itself. */
let isAsked = false;
/** Of the recording that runs. */
let follower: Follower | undefined;
let hearsAhead = false;

const answer = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  isAsked = data.kind !== 'load';
  switch (data.kind) {
    case 'load':
      return void load(data);
    case 'follow':
      follower = follow(data);
      return;
    case 'hear':
      if (data.follows) follower?.push(data.samples, data.sampleRate);
      else follower?.keep(data.samples, data.sampleRate);
      answer({ kind: 'heard', id: data.id, ...(follower?.said() ?? NOTHING) });
      return void hearAhead();
    case 'score':
      return answer(score(data));
  }
});

async function load({ version, files }: ToWorker & { kind: 'load' }) {
  if (!hasSimd()) return answer({ kind: 'unfit', why: 'unsupported', message: 'No SIMD' });
  try {
    const contents = await readEngineFiles(files, (part) => answer({ kind: 'loading', part }));
    engine = createEngine(contents, version);
    const milliseconds = warmUp(engine, SLOW_MS);
    answer({ kind: 'ready', milliseconds });
    await warmUpMore(engine, () => isAsked);
  } catch (error) {
    answer({ kind: 'unfit', why: 'failed', message: String(error) });
  }
}

const NOTHING = { words: 0, done: false };

/** Undefined for a phrase that cannot be followed; its take will say why. */
function follow({ phrase, trains }: ToWorker & { kind: 'follow' }): Follower | undefined {
  try {
    return engine?.follow({ phrase, trains });
  } catch {
    return undefined;
  }
}

/** Part by part: a message that came meanwhile goes first. */
async function hearAhead() {
  if (hearsAhead) return;
  hearsAhead = true;
  try {
    while (follower?.hearAhead()) await new Promise((resolve) => setTimeout(resolve));
  } finally {
    hearsAhead = false;
  }
}

function score({ id, sound, phrase, trains }: ToWorker & { kind: 'score' }): FromWorker {
  try {
    if (!engine) throw new Error('The engine is not loaded');
    follower = undefined;
    const analysis = engine.analyze({ ...sound, phrase, trains, target: trains?.target });
    return { kind: 'scored', id, analysis };
  } catch (error) {
    const why = error instanceof PhraseTooLong ? 'phrase-too-long' : 'failed';
    return { kind: 'not-scored', id, why, message: String(error) };
  }
}
