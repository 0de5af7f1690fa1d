import {
  analyzePronunciation,
  type Analysis,
  type InputOf,
  keepAnalysis,
  PHRASE_TOO_LONG,
  refusalOf,
  type Training,
} from '@saywell/contract';
import type { AudioProblem } from '../../audio/audio-error.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller, Http, Mount } from '../../http/mount.ts';
import type { Asker, AskerOf } from '../../speech-pool/asker.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import { PoolBusy, TaskTimeout, ThreadDied } from '../../speech-pool/threads/errors.ts';
import { requireTakeLeft } from '../trial/takes.ts';
import { askedTake } from './asked-take.ts';
import { compareTranscript } from './compare-transcript.ts';
import { keepDeviceTake } from './device-take.ts';
import { keep } from './keep.ts';
import { findLearner } from './learner.ts';
import { createPhraseWords } from './phrase-words.ts';
import { createTakeLimiter, tooBusy } from './take-limiter.ts';

type Input = InputOf<typeof analyzePronunciation>;
type Parts = {
  db: Database;
  pool: SpeechPool;
  threads: number;
  askerOf: AskerOf;
  isTrusted: (address: string) => boolean;
};
type TakeTask = { recording: Uint8Array; phrase: string; trains: Training | undefined };

export function registerAnalysis(mount: Mount, { db, pool, threads, askerOf, isTrusted }: Parts) {
  const admit = createTakeLimiter(threads, isTrusted);
  const arrives = ({ request, reply }: Http) => {
    if (request.isMultipart()) admit(request, reply);
  };

  /**
   * From a take to its verdict: identify the learner, find the exercise, check limits, analyze,
   * store.
   */
  async function analyze({ form, body }: Input, caller: Caller | undefined, { request }: Http) {
    const learner = await findLearner(db, caller, (form ?? body)!);
    if (!form) return compareTranscript(body!.phrase, body!.transcript);
    const { phrase, trains, ...asked } = await askedTake(db, form);
    const said = { ...asked, phrase: form.phrase };
    if ('trialId' in learner) {
      await requireTakeLeft(db, learner.trialId, said);
    }
    const recording = new Uint8Array(await form.audio.arrayBuffer());
    const take = { recording, phrase, trains };
    const analysis = await analyzeTake(pool, take, askerOf(learner, request.ip));
    const kept = { ...said, analysis, scoredOn: 'server' } as const;
    return { ...analysis, scoredOn: 'server' as const, ...(await keep(db, learner, kept)) };
  }

  const device = { db, wordsOf: createPhraseWords(pool), askerOf };

  mount(analyzePronunciation, analyze, arrives);
  mount(keepAnalysis, ({ body }, caller, { request }) =>
    keepDeviceTake(device, body, caller, request.ip),
  );
}

/** The analysis of a take; throws the error to show if there is none. */
async function analyzeTake(pool: SpeechPool, take: TakeTask, asker: Asker): Promise<Analysis> {
  const heard = await pool.run({ kind: 'analyze', ...take }, asker).catch((error: unknown) => {
    throw refusalFor(error);
  });
  if ('unreadable' in heard) throw unreadable[heard.unreadable];
  const { analysis } = heard;
  const reason = refusalOf(analysis);
  if (reason !== undefined) throw new AppError('cannot_score', reason);
  return analysis;
}

function refusalFor(error: unknown) {
  if (error instanceof PoolBusy) return tooBusy(error.retryAfter);
  if (error instanceof ThreadDied) {
    return new AppError(
      'unavailable',
      'We couldn’t finish listening to this recording. Please try again.',
      { retryAfter: 2 },
    );
  }
  if (error instanceof TaskTimeout) {
    return new AppError(
      'cannot_score',
      'We couldn’t read this recording in time. Please record again.',
    );
  }
  return error;
}

/** What to do about a recording that could not be analyzed. */
const unreadable: Record<AudioProblem | 'phrase-too-long', AppError> = {
  empty: new AppError(
    'cannot_score',
    'The recording is empty. Check that your microphone is on, then record again.',
  ),
  damaged: new AppError(
    'cannot_score',
    'This recording arrived damaged and can’t be read. Please record again.',
  ),
  'too-long': new AppError(
    'too_large',
    'This recording is too long. Please record only the phrase and send it again.',
  ),
  'phrase-too-long': new AppError('invalid_input', PHRASE_TOO_LONG),
  'too-large': new AppError(
    'too_large',
    'This recording is too large. Please record only the phrase and send it again.',
  ),
  unsupported: new AppError(
    'unsupported_media',
    'We can’t read this type of recording. Please record again, or send WebM, Ogg, or WAV.',
  ),
};
