import { splitAddress, splitAtSigns } from './read-symbols.ts';
import { spellOut, type Reading, type Surroundings } from './reading.ts';
import { wordTable } from '../word-table.ts';

/** Spelled out in capitals, although in lower case they are words. */
const SPELLED_IN_CAPITALS = new Set(
  'US IT AM PM ID AI PR HR MRI PE ER EU UN UK TV PC CD DJ CV VIP DIY FAQ FYI IQ ET IPA URL USB USA CEO CFO CTO ATM FBI CIA GPS BBC CNN NBA NFL MBA PHD DNA HIV SUV UFO ESL GPA SAT AC DC LA NY BC AD HD OS EST PST RV IV ICU ETA POV OMG LOL IOU FM MC GI'.split(
    ' ',
  ),
);

/** Spelled out in any case: in lower case they are not words. */
const ALWAYS_SPELLED = new Set(
  'tv dvd usb url html css gps diy faq fyi uk eu ceo atm fbi cia usa pdf sql api hr phd ipa'.split(
    ' ',
  ),
);

/** Words before AM that make it the time of day even when everything is in capitals. */
const HOUR_OR_MINUTES =
  /^(?:[\d:]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|thirty|o'clock)$/i;

/** Short prefixes that are pronounced differently from the same letters elsewhere. */
const PREFIXES = wordTable<string>({
  co: 'koh',
  re: 'ree',
  pre: 'pree',
  de: 'dee',
  e: 'E',
  x: 'X',
  t: 'T',
  a: 'A',
});

/** Dotted capitals: `U.S.`, `a.m.`, `J.K.'s`. */
function dottedLetters(text: string): Reading | undefined {
  const match = /^((?:\p{L}\.)+\p{L}?\.?)('s)?$/u.exec(text);
  if (!match?.[1] || !/\p{L}\.\p{L}/u.test(text)) return undefined;
  return [...spellOut(match[1].replaceAll('.', '')), ...(match[2] ? ["'s"] : [])];
}

function inCapitals(text: string, around: Surroundings): Reading | undefined {
  const match = /^([A-Z]{2,6})('s|s)?$/.exec(text);
  if (!match?.[1]) return undefined;
  const [, letters, ending] = match;
  const tail = ending ? ["'s"] : [];
  const lower = letters.toLowerCase();
  if (ALWAYS_SPELLED.has(lower)) return [...spellOut(letters), ...tail];
  if (letters === 'AM' && HOUR_OR_MINUTES.test(around.previous)) return spellOut(letters);
  if (around.shouting) return undefined;
  if (SPELLED_IN_CAPITALS.has(letters)) return [...spellOut(letters), ...tail];
  const pronounceable = /[AEIOUY]/.test(letters) && letters.length > 3;
  return around.known(lower) || pronounceable ? undefined : [...spellOut(letters), ...tail];
}

/** “Twenty-five” has its stress at the end, which the dictionary has at the beginning. */
const TENS_AND_UNITS = /^(?:twen|thir|for|fif|six|seven|eigh|nine)ty-[a-z]+$/;
const BEFORE_A =
  /^(?:an|plan|vitamin|grade|letter|type|group|hepatitis|option|part|section|[B-HJ-Z])$/i;
const AFTER_A = /^(?:[B-Z]|and|or|to|plus|minus)$/;

/** “Plan A,” “from A to Z,” “A, B, C”; in any other place it is the article. */
function isLetterA({ previous, next }: Surroundings): boolean {
  return next === '' || BEFORE_A.test(previous) || AFTER_A.test(next);
}

function splitCamelCase(text: string): string[] {
  return text.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);
}

/**
 * The words inside something written as one: `well-known`, `iPhone`, `B2B`, `and/or`, `e-mail`.
 * `readPart` reads a part that may itself be a number or an abbreviation.
 */
export function readWord(
  text: string,
  around: Surroundings,
  readPart: (part: string) => Reading,
): Reading {
  const lower = text.toLowerCase();
  const address = splitAddress(text);
  if (address) return address.flatMap(readPart);
  const dotted = dottedLetters(text);
  if (dotted) return dotted;
  if (text === 'A' && isLetterA(around)) return spellOut(text);
  const capitals = inCapitals(text, around);
  if (capitals) return capitals;
  if (ALWAYS_SPELLED.has(lower)) return spellOut(lower);
  if (around.known(lower) && !TENS_AND_UNITS.test(lower)) return [lower];
  if (text.includes('-')) return readHyphens(text.split('-'), readPart);
  const signs = splitAtSigns(text);
  if (signs) return signs.flatMap(readPart);
  if (/\d/.test(text)) return splitDigits(text).flatMap(readPart);
  if (/\./.test(text)) return text.split('.').filter(Boolean).flatMap(readPart);
  const parts = splitCamelCase(text);
  if (parts.length > 1)
    return parts.flatMap((part) => (part.length === 1 ? spellOut(part) : readPart(part)));
  return unspelled(lower);
}

/** `well-known`, `co-worker`, and spans such as `9am-5pm` or `$1M-$2M`. */
function readHyphens(parts: string[], readPart: (part: string) => Reading): Reading {
  const amount = /^[$€£]?\d/;
  const isSpan = parts.length === 2 && parts.every((part) => amount.test(part));
  return parts.flatMap((part, index) => {
    if (part === '') return [];
    const isLast = index === parts.length - 1;
    const prefix = isLast ? undefined : PREFIXES[part.toLowerCase()];
    const reading = prefix === undefined ? readPart(part) : [prefix];
    return isSpan && !isLast ? [...reading, 'to'] : reading;
  });
}

function splitDigits(text: string): string[] {
  return text.split(/(?<=\d)(?=[^\d.,])|(?<=[^\d.,])(?=\d)/);
}

/** A word without a vowel letter can only be spelled out. */
function unspelled(lower: string): Reading {
  const letters = lower.replace(/[^a-z']/g, '');
  if (letters === '') return [];
  return /[aeiouy]/.test(letters) || /^(?:hm+|m+|sh+|ps+t|br+|gr+|tsk|pf+t|z+)$/.test(letters)
    ? [letters]
    : spellOut(letters.replaceAll("'", ''));
}
