import type { ScriptText } from '@saywell/contract';
import { ApiError } from '../../lib/api-error.ts';
import type { Judged } from './queries.ts';
import { readVoiceFile, type VoiceFile } from './read-voice-file.ts';
import { keyOf } from './script.ts';

export type ImportProgress = {
  done: number;
  of: number;
  /** Kept now. */
  kept: number;
  /** Of an import that was cut, or of a voice that has never left. */
  there: number;
  /** What could not be read, is no text of this site, is there twice, or is not good enough. */
  skipped: number;
};

type Site = {
  add: (about: VoiceFile['about']) => Promise<{ name: string }>;
  script: (name: string) => Promise<{ texts: readonly ScriptText[] }>;
  send: (name: string, clip: Pick<ScriptText, 'text' | 'manner'>, sound: Blob) => Promise<Judged>;
  wait: (seconds: number) => Promise<void>;
};

/** Of the server’s largest recording; a larger one would be sent in vain. */
const CLIP_BYTES_MAX = 1024 * 1024;
const WAIT_S = 5;
const WAIT_MAX_S = 30;
/** A server that restarts is back by then. */
const MOST_TRIES = 20;

/**
 * Sends a voice clip by clip. A bad one is skipped; what ends the import is thrown, and the same
 * file again goes on where it was.
 */
export async function runImport(
  file: Blob,
  site: Site,
  onProgress: (progress: ImportProgress) => void,
  signal?: AbortSignal,
): Promise<ImportProgress> {
  const { about, clips } = await readVoiceFile(file);
  const { name } = await site.add(about);
  const { texts } = await site.script(name);
  const known = new Map(texts.map((text) => [keyOf(text), text]));
  const seen = new Set<string>();
  const progress = { done: 0, of: clips.length, kept: 0, there: 0, skipped: 0 };
  onProgress({ ...progress });
  for (const { sound, ...clip } of clips) {
    signal?.throwIfAborted();
    const key = keyOf(clip);
    // Named a thousand times, a text would be judged a thousand times.
    const text = seen.has(key) ? undefined : known.get(key);
    seen.add(key);
    if (text?.score !== undefined) progress.there += 1;
    else if (!text || !sound || sound.size > CLIP_BYTES_MAX) progress.skipped += 1;
    else if (await isKept(() => site.send(name, clip, sound), site.wait)) progress.kept += 1;
    else progress.skipped += 1;
    progress.done += 1;
    onProgress({ ...progress });
  }
  return progress;
}

/** Whether a clip was kept; waits while learners keep the server busy. */
async function isKept(send: () => Promise<Judged>, wait: Site['wait']): Promise<boolean> {
  for (let tried = 1; ; tried++) {
    try {
      return (await send()).isKept;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isBusy = error.status === 503 || error.status === 429;
      if (!isBusy && isAboutClip(error)) return false;
      if (!isBusy || tried >= MOST_TRIES) throw error;
      await wait(Math.min(WAIT_MAX_S, error.retryAfter ?? WAIT_S));
    }
  }
}

const isAboutClip = ({ status }: ApiError) => [400, 413, 415, 422].includes(status);
