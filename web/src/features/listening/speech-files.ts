import { call, type Result } from '../../lib/api.ts';
import type { SpeechOptions } from './speaking.ts';

type Timings = Result<'POST /api/text-to-speech/timings'>;

/** So many answers are kept: a session's phrases and words, a few hundred kilobytes. */
const MOST_KEPT = 80;

/** Remembers answers by text and options; one that failed is asked for again. */
export function keeping<T>(ask: (text: string, options: SpeechOptions) => Promise<T>) {
  const kept = new Map<string, Promise<T>>();
  return (text: string, options: SpeechOptions): Promise<T> => {
    const key = JSON.stringify([text, options]);
    const known = kept.get(key);
    if (known) return known;
    const answer = ask(text, options);
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}

export const speechFile = keeping<Blob>((text, voiceOptions) =>
  call('POST /api/text-to-speech', { body: { text, voiceOptions } }),
);

export const speechTimings = keeping<Timings>((text, voiceOptions) =>
  call('POST /api/text-to-speech/timings', { body: { text, voiceOptions } }),
);
