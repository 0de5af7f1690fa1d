import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_WORDS } from './common-words.ts';
import { type Contrast, contrastClass } from './contrasts.ts';
import type { FoundSwap } from './found-swaps.ts';
import type { Recording } from './ogg-opus.ts';
import { speak, type Voice } from './speak.ts';
import { SWAP_PAIRS } from './swap-pairs.ts';

export type TrainedContrast = Contrast & {
  /** Index of the word in the phrase, split at spaces. */
  word: number;
};

/** One recording and what is asked of it. */
export type Asked = {
  listen: () => Recording;
  phrase: string;
  /** Index of the word among those the engine reads. */
  place: number;
  /** Missing where the slip would be a sound too many, which no exercise can name. */
  contrast?: TrainedContrast;
};

/** The same contrast said wrongly and said right. */
export type SwapCase = { voice: string; kind: string; swap: Asked; right: Asked };

/** A voice says the other word, then the one that is asked for. */
export function spokenCases(voice: Voice): SwapCase[] {
  const listenTo = kept((text) => speak(voice, text));
  return SWAP_PAIRS.map(({ asked, said, word, sound, instead }) => {
    const asks = (text: string): Asked => ({
      listen: () => listenTo(text),
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
 * A reader said one text and is asked for another. What he said is right for the text he read, and an
 * exercise there would train the contrast the other way round.
 */
export function readCase(voice: string, found: FoundSwap, listen: () => Recording): SwapCase {
  const { said, asked, place, word, sound, instead } = found;
  const asks = (phrase: string, own: string, other: string): Asked => ({
    listen,
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

/** Recordings of a folder laid out like the labelled ones, of which only the texts are known. */
export function readTexts(folder: string, readOpus: (bytes: Uint8Array) => Recording): Read[] {
  const lines = readFileSync(join(folder, 'train.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { id, text } = JSON.parse(line) as { id: string; text: string };
    return { text, listen: () => readOpus(readFileSync(join(folder, 'audio', `${id}.opus`))) };
  });
}

/** What may be asked for instead: words that everyone knows. */
export function wordsToAskFor(): string[] {
  const ours = SWAP_PAIRS.map(({ asked, word }) => asked.split(' ')[word]!.toLowerCase());
  return [...COMMON_WORDS, ...ours].filter((word) => /^[a-z]+$/.test(word));
}

/** Both ways of a pair, which follow each other, are said once. */
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
