import type { Analysis, Training } from '@saywell/contract';
import type { AudioProblem } from '../../audio/audio-error.ts';
import { AppError } from '../../http/errors.ts';
import type { Asker } from '../../speech-pool/asker.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import { PoolBusy, TaskTimeout, ThreadDied } from '../../speech-pool/threads/errors.ts';

/** What the person should do about a recording that could not be listened to. */
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
  'phrase-too-long': new AppError(
    'invalid_input',
    'This phrase takes too long to say. Please choose a shorter one.',
  ),
  'too-large': new AppError(
    'too_large',
    'This recording is too large. Please record only the phrase and send it again.',
  ),
  unsupported: new AppError(
    'unsupported_media',
    'This kind of recording can’t be read here. Please record again, or send WebM, Ogg or WAV.',
  ),
};

const UNFINISHED = 'We could not finish listening to this recording. Please try again.';
const HUNG = 'We could not read this recording in time. Please record again.';
export const BUSY = 'Many people are practising right now. Please try again in a moment.';
export const TRY_AGAIN_S = 2;

type Take = { recording: Uint8Array; phrase: string; trains: Training | undefined };

/** The analysis of a take; throws what to tell the person when there is none. */
export async function analyzeRecording(
  pool: SpeechPool,
  take: Take,
  asker: Asker,
): Promise<Analysis> {
  const heard = await pool.run({ kind: 'analyze', ...take }, asker).catch((error: unknown) => {
    throw refusalFor(error);
  });
  if ('unreadable' in heard) throw unreadable[heard.unreadable];
  const { analysis } = heard;
  const reason = analysis.issues.find(
    ({ blocking, code }) => blocking && code !== 'different-phrase',
  );
  if (reason) throw new AppError('cannot_score', reason.message);
  return analysis;
}

function refusalFor(error: unknown) {
  if (error instanceof PoolBusy) {
    return new AppError('unavailable', BUSY, { retryAfter: error.retryAfter });
  }
  if (error instanceof ThreadDied) {
    return new AppError('unavailable', UNFINISHED, { retryAfter: TRY_AGAIN_S });
  }
  return error instanceof TaskTimeout ? new AppError('cannot_score', HUNG) : error;
}
