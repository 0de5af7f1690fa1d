import type { Asker } from '../../speech-pool/asker.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import { PoolBusy, TaskTimeout, ThreadDied } from '../../speech-pool/threads/errors.ts';
import type { Clips } from './clips.ts';
import { earWords } from './ear-words.ts';
import type { ClipKey } from './kept-voice.ts';
import { isFull } from './neural/fetch-pinned.ts';
import type { ToldApart } from './told-apart.ts';
import { isMissing } from './whole-file.ts';

type Measuring = { pool: SpeechPool; asker: Asker; told: ToldApart; engine: string };
type Clip = { text: string; etag: string; sound: Uint8Array };

/** Notes how much better a clip of ear training fits its word than the other word of each pair. */
export async function measureApart(
  { pool, asker, told, engine }: Measuring,
  { text, etag, sound }: Clip,
): Promise<void> {
  const asked = earWords.get(text);
  if (!asked) return;
  // A copy, because the recording moves to the thread.
  const task = { kind: 'apart', recording: new Uint8Array(sound), ...asked } as const;
  const heard = await pool.run(task, asker);
  const margins = 'unreadable' in heard ? [] : heard.margins;
  await told.note({
    etag,
    engine,
    margins: Object.fromEntries(
      margins.map((margin, at) => [asked.others[at]!.text, Math.round(margin * 10) / 10]),
    ),
  });
}

/** For a clip that is kept anyway: what can’t be measured now is measured by the next `measureMissing`. */
export async function measureSoon(measuring: Measuring, key: ClipKey, clip: Clip): Promise<void> {
  if (key.manner !== 'natural') return;
  await measureApart(measuring, clip).catch((error: unknown) => {
    if (!isPassing(error) && !isMissing(error) && !isFull(error)) throw error;
  });
}

/**
 * Measures the clips that this version of the engine has not measured, as long as `goesOn` says.
 * Returns how many those were; the next call goes on where this one ended.
 */
export async function measureMissing(
  measuring: Measuring,
  clips: Clips,
  goesOn: () => boolean,
): Promise<number> {
  const { told, engine } = measuring;
  const known = await told.read();
  const there = await clips.etagsOf(naturalWords);
  let measured = 0;
  for (const [key, etags] of there) {
    if (!goesOn()) return measured;
    if (etags.every((etag) => known.get(etag)?.engine === engine)) continue;
    const clip = await clips.read(key);
    // Another sound of it may be left of a process that was ended.
    if (!clip || known.get(clip.facts.etag)?.engine === engine) continue;
    await measureApart(measuring, { ...key, etag: clip.facts.etag, sound: clip.sound });
    measured++;
  }
  await told.keepOnly(new Set([...there.values()].flat()));
  return measured;
}

export const naturalWords = [...earWords.keys()].map(
  (text) => ({ text, manner: 'natural' }) as const,
);

/** That the threads can’t do it now says nothing about the clip. */
export const isPassing = (error: unknown) =>
  [PoolBusy, TaskTimeout, ThreadDied].some((kind) => error instanceof kind);
