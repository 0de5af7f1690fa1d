import { readModelFile } from '../model/container.ts';
import { openLetterNet } from './letter-net.ts';
import { isVowel } from './phone-set.ts';

/** Guesses the sounds of a word that is in no dictionary. */
export type LetterReader = (word: string) => string[];

type LetterConfig = {
  letters: string;
  /** What one letter may sound like: no sound, one or two, separated by a space. */
  answers: string[];
  hidden: number;
  layers: number;
};

/** Words much longer than any real one are converted in pieces. */
const LONGEST_WORD = 40;

/** Opens `letters.swm`, made by `training/letters/train.py`. */
export function openLetters(bytes: Uint8Array): LetterReader {
  const file = readModelFile(bytes);
  const config = file.config as LetterConfig;
  const answers = config.answers.map((answer) => answer.split(' ').filter(Boolean));
  const carriesPrimary = answers.map((answer) => answer.some((phone) => phone.endsWith('1')));
  const hasVowel = answers.map((answer) => answer.some((phone) => isVowel(phone)));
  const score = openLetterNet(file, config);

  function best(row: Float32Array, primary: boolean): number {
    let at = -1;
    for (let i = 0; i < row.length; i++) {
      if (carriesPrimary[i] !== primary) continue;
      if (at < 0 || (row[i] ?? 0) > (row[at] ?? 0)) at = i;
    }
    return at;
  }

  function readPiece(letters: number[]): string[] {
    const rows = score(letters);
    const stressed = rows.map((row) => best(row, true));
    const unstressed = rows.map((row) => best(row, false));
    // Exactly one vowel has primary stress: the one whose score gains most.
    let loudest = -1;
    let gain = -Infinity;
    for (const [i, row] of rows.entries()) {
      const withStress = row[stressed[i] ?? 0] ?? 0;
      const without = row[unstressed[i] ?? 0] ?? 0;
      const likelier = withStress > without ? stressed[i] : unstressed[i];
      if (hasVowel[likelier ?? 0] && withStress - without > gain) {
        gain = withStress - without;
        loudest = i;
      }
    }
    return rows.flatMap((_, i) => answers[(i === loudest ? stressed : unstressed)[i] ?? 0] ?? []);
  }

  return (word) => {
    const letters = Array.from(word, (letter) => config.letters.indexOf(letter) + 1).filter(
      Boolean,
    );
    const sounds: string[] = [];
    for (let at = 0; at < letters.length; at += LONGEST_WORD) {
      sounds.push(...readPiece(letters.slice(at, at + LONGEST_WORD)));
    }
    return sounds;
  };
}
