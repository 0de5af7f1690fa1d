import { readAbbreviation } from './abbreviations.ts';
import { readDate, readDayOfMonth, readDecade, readTime, readYear } from './read-clock.ts';
import { readMoney, readScaleAfterMoney } from './read-money.ts';
import {
  readFraction,
  readOrdinal,
  readPhoneNumber,
  readPlainNumber,
  readRange,
} from './read-number.ts';
import { readSign } from './read-symbols.ts';
import { readRoman } from './read-roman.ts';
import { readMeasure, readUnitAfterNumber } from './read-units.ts';
import { readWord } from './read-word.ts';
import { spellOut, type Reader, type Reading, type Surroundings } from './reading.ts';

/** The first match wins, so specific readers come before general ones. */
const READERS: readonly Reader[] = [
  readSign,
  readMoney,
  readScaleAfterMoney,
  readTime,
  readDate,
  readDayOfMonth,
  readDecade,
  readPhoneNumber,
  readFraction,
  readOrdinal,
  readYear,
  readMeasure,
  readRange,
  readPlainNumber,
  readUnitAfterNumber,
  readRoman,
  readAbbreviation,
];

const ALONE = { previous: '', next: '' };

/** All the ways to read one written word, the most likely first. */
export function readToken(text: string, around: Surroundings): Reading[] {
  for (const read of READERS) {
    const readings = read(text, around);
    if (readings) return readings;
  }
  const readPart = (part: string): Reading => {
    if (/^\p{L}$/u.test(part)) return spellOut(part);
    // A part as long as the whole would recurse forever.
    return part.length < text.length
      ? (readToken(part, { ...around, ...ALONE })[0] ?? [])
      : [part.toLowerCase()];
  };
  return [readWord(text, around, readPart)];
}
