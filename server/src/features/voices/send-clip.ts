import type { InputOf, sendClip as endpoint } from '@saywell/contract';
import type { z } from 'zod';
import { AppError } from '../../http/errors.ts';
import type { Asker } from '../../speech-pool/asker.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import { PoolBusy, TaskTimeout, ThreadDied } from '../../speech-pool/threads/errors.ts';
import { adviceFor } from './advice.ts';
import { judgeClip } from './judge-clip.ts';
import { CLIP_BYTES_MAX } from './kept-voice.ts';
import type { KeptVoices } from './kept-voices.ts';
import { keyOf, type KnownText } from './known-texts.ts';
import { measureSoon } from './measure-apart.ts';
import { isFull } from './neural/fetch-pinned.ts';
import { requirePerson } from './people.ts';
import { isMissing } from './whole-file.ts';

type Parts = { voices: KeptVoices; texts: ReadonlyMap<string, KnownText>; pool: SpeechPool };
type Answer = z.input<typeof endpoint.response>;

const MADE_BY = 'recorded here';
const SILENCE = 'We heard nothing. Check that your microphone is on, then record again.';

/** Trims, levels, and judges a recording. A good one is kept if that was asked for. */
export async function sendClip(
  { voices, texts, pool }: Parts,
  { params: { name }, form }: InputOf<typeof endpoint>,
  asker: Asker,
): Promise<Answer> {
  await requirePerson(voices, name);
  const known = texts.get(keyOf(form));
  if (!known) throw new AppError('not_found', 'Learners don’t hear this text here.');
  const recording = new Uint8Array(await form.audio.arrayBuffer());
  const finished = await listening(pool.run({ kind: 'finish', recording }, asker));
  if ('unreadable' in finished) throw UNREADABLE;
  const { sound } = finished;
  if (!sound) return { score: 0, isKept: false, advice: SILENCE };
  if (sound.length > CLIP_BYTES_MAX) throw TOO_LONG;
  const judged = await listening(judgeClip({ pool, asker }, known, sound));
  const { score } = judged;
  if (!judged.isGood) return { score, isKept: false, advice: adviceFor(judged) };
  if (form.keep === 'true') {
    const { isGood: _, ...found } = judged;
    const { text, manner } = known;
    const facts = { text, manner, ...found, madeBy: MADE_BY, madeAt: new Date().toISOString() };
    const { etag } = await voices
      .clipsOf(name)
      .write(facts, sound)
      .catch((error: unknown) => {
        if (isMissing(error)) throw new AppError('not_found', 'This voice has just been deleted.');
        if (isFull(error)) throw FULL;
        throw error;
      });
    const told = voices.toldApartOf(name);
    await measureSoon({ pool, asker, told, engine: judged.engine }, known, { text, etag, sound });
  }
  const isKept = form.keep === 'true';
  return { score, isKept, sound: Buffer.from(sound).toString('base64') };
}

const UNREADABLE = new AppError(
  'cannot_score',
  'This recording can’t be read. Please send WebM or Ogg with Opus, or WAV.',
);
const TOO_LONG = new AppError(
  'too_large',
  'This recording is too long. Please record only the phrase.',
);
const FULL = new AppError('unavailable', 'The disk of the server is full. Nothing was kept.', {
  retryAfter: 60,
});

async function listening<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PoolBusy) {
      throw new AppError('unavailable', 'We are busy with learners. Please try again.', {
        retryAfter: error.retryAfter,
      });
    }
    if (error instanceof TaskTimeout || error instanceof ThreadDied) {
      throw new AppError('cannot_score', 'We couldn’t listen to this. Please record again.');
    }
    throw error;
  }
}
