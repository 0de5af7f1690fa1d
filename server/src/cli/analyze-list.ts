import { Training } from '@saywell/contract';
import { z } from 'zod';

/** One line of a list of recordings. */
export type ListEntry = {
  id: string;
  audio: string;
  phrase: string;
  /** Phones of each word, used as given. */
  pronunciation?: string[][];
  /** What the exercise trains, as text; `parseTrains` validates it. */
  trains?: string;
};

/** Lines `id<TAB>audio<TAB>phrase[<TAB>pronunciation[<TAB>trains]]`; empty lines are skipped. */
export function parseList(text: string): ListEntry[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim())
    .map((line) => {
      const [id = '', audio = '', phrase = '', pronunciation = '', trains = ''] = line.split('\t');
      return {
        id,
        audio,
        phrase,
        ...(pronunciation.trim() && { pronunciation: parsePronunciation(pronunciation) }),
        ...(trains.trim() && { trains }),
      };
    });
}

/** `TH IH1 NG K | DH IH0 S`: phones separated by spaces, words by bars. */
export function parsePronunciation(text: string): string[][] {
  return text.split('|').map((word) => word.trim().split(/\s+/).filter(Boolean));
}

const Trains = z.strictObject(Training.shape);

/** `{"contrasts":[{"word":3,"sound":"AE","instead":"EH"}]}`, as in the exercises. */
export function parseTrains(text: string): Training {
  const parsed = Trains.safeParse(readJson(text));
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  throw new Error(`${['trains', ...path].join('.')}: ${message}`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`trains is not JSON: ${text}`);
  }
}
