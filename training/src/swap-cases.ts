import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_WORDS } from './common-words.ts';
import { type Contrast, contrastClass } from './contrasts.ts';
import type { FoundSwap } from './found-swaps.ts';
import type { Recording } from './ogg-opus.ts';
import { speak, type Voice } from './speak.ts';
import { SWAP_PAIRS } from './swap-pairs.ts';

export type TrainedContrast = Contrast & {
  /** Index of the word in the phrase, split on spaces. */
  word: number;
};

/** A recording and the expected phrase. */
export type Asked = {
  listen: () => Recording;
  /** What the recording says. */
  said: string;
  phrase: string;
  /** Index of the word among those the engine reads. */
  place: number;
  /** Absent if the slip would be an added sound, which no exercise can name. */
  contrast?: TrainedContrast;
};

/** The same contrast, said wrong and said right. */
export type SwapCase = { voice: string; kind: string; swap: Asked; right: Asked };

/** A voice says the other word, then the expected one. */
export function spokenCases(voice: Voice): SwapCase[] {
  const listenTo = kept((text) => speak(voice, text));
  return SWAP_PAIRS.map(({ asked, said, word, sound, instead }) => {
    const asks = (text: string): Asked => ({
      listen: () => listenTo(text),
      said: text,
      phrase: asked,
      place: word,
      ...(sound && { contrast: { word, sound, instead } }),
    });
    return {
      voice,
      kind: contrastClass({ sound, instead })!,
      swap: asks(said),
      right: asks(asked),
    };
  });
}

/**
 * A reader said one text, and another one is expected. What was said is right for the text that was
 * read, where an exercise would train the contrast in the other direction.
 */
export function readCase(voice: string, found: FoundSwap, listen: () => Recording): SwapCase {
  const { said, asked, place, word, sound, instead } = found;
  const asks = (phrase: string, own: string, other: string): Asked => ({
    listen,
    said,
    phrase,
    place,
    ...(own && { contrast: { word, sound: own, instead: other } }),
  });
  return {
    voice,
    kind: contrastClass({ sound, instead })!,
    swap: asks(asked, sound, instead),
    right: asks(said, instead, sound),
  };
}

export type Read = { text: string; listen: () => Recording };

/** Recordings of a folder laid out like the labeled ones, of which only the texts are known. */
export function readTexts(folder: string, readOpus: (bytes: Uint8Array) => Recording): Read[] {
  const lines = readFileSync(join(folder, 'train.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { id, text } = JSON.parse(line) as { id: string; text: string };
    return { text, listen: () => readOpus(readFileSync(join(folder, 'audio', `${id}.opus`))) };
  });
}

/** Words that can be expected instead: those that everyone knows. */
export function wordsToAskFor(): string[] {
  const ours = SWAP_PAIRS.map(({ asked, word }) => asked.split(' ')[word]!.toLowerCase());
  return [...COMMON_WORDS, ...ours].filter((word) => /^[a-z]+$/.test(word));
}

/** Both directions of a pair, which follow each other, are synthesized once. */
function kept(make: (text: string) => Recording): (text: string) => Recording {
  const made = new Map<string, Recording>();
  return (text) => {
    const known = made.get(text);
    if (known) return known;
    if (made.size === 2) made.clear();
    const recording = make(text);
    made.set(text, recording);
    return recording;
  };
}
