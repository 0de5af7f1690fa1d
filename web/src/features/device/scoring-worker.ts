import { createEngine, type Engine, hasSimd } from '@saywell/speech';
import { PhraseTooLong } from '@saywell/speech/phonemes';
import { readEngineFiles } from './files.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { warmUp } from './warm-up.ts';

/** The engine on a thread of its own: loads once, then scores one take after another. */
let engine: Engine | undefined;

const answer = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'load') void load(data);
  else answer(score(data));
});

async function load({ version, files }: ToWorker & { kind: 'load' }) {
  if (!hasSimd()) return answer({ kind: 'unfit', why: 'unsupported', message: 'No SIMD' });
  try {
    const contents = await readEngineFiles(files, (part) => answer({ kind: 'loading', part }));
    engine = createEngine(contents, version);
    answer({ kind: 'ready', milliseconds: warmUp(engine) });
  } catch (error) {
    answer({ kind: 'unfit', why: 'failed', message: String(error) });
  }
}

function score({ id, sound, phrase, trains }: ToWorker & { kind: 'score' }): FromWorker {
  try {
    if (!engine) throw new Error('The engine is not loaded');
    const analysis = engine.analyze({ ...sound, phrase, trains, target: trains?.target });
    return { kind: 'scored', id, analysis };
  } catch (error) {
    const why = error instanceof PhraseTooLong ? 'phrase-too-long' : 'failed';
    return { kind: 'not-scored', id, why, message: String(error) };
  }
}
