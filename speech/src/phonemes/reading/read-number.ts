import { cardinalWords, digitWords, fractionWords, ordinalWords, yearWords } from './numbers.ts';
import { amountWords } from './read-units.ts';
import type { Reader, Reading } from './reading.ts';

/** Numbers that are always read digit by digit. */
const CALLED_BY_DIGITS = new Set(['911', '411', '007']);

function phoneReadings(groups: readonly string[]): Reading[] {
  return [
    groups.flatMap((group) => digitWords(group, 'oh')),
    groups.flatMap((group) => digitWords(group)),
  ];
}

function wholeNumber(digits: string): Reading[] {
  if (CALLED_BY_DIGITS.has(digits)) return phoneReadings([digits]);
  if (/^0\d+$/.test(digits)) return phoneReadings([digits]);
  if (digits.length > 6 && !digits.endsWith('000')) return phoneReadings([digits]);
  const cardinal = cardinalWords(digits);
  // Five digits without a comma are far more often a postal code or a room than an amount.
  if (digits.length === 5 && !digits.endsWith('00')) return [digitWords(digits), cardinal];
  if (/^1(?:0{2}|0{3}|0{6})$/.test(digits)) return [cardinal, ['a', ...cardinal.slice(1)]];
  if (/^1\d\d$/.test(digits))
    return [cardinal, [...cardinal.slice(0, 2), 'and', ...cardinal.slice(2)]];
  if (digits === '0') return [['zero'], ['oh']];
  if (/^[1-9]\d[1-9]$/.test(digits)) {
    return [cardinal, [...cardinalWords(digits.slice(0, 1)), ...cardinalWords(digits.slice(1))]];
  }
  return [cardinal];
}

/** `555-1234`, `(555) 123-4567`, `555.123.4567`. */
export const readPhoneNumber: Reader = (text, { next }) => {
  if (/^\d{3}$/.test(text) && /^\d{3}[-.]\d{4}$/.test(next)) return phoneReadings([text]);
  const match = /^\+?(?:(\d)[-. ])?\(?(?:(\d{3})(?:\)[-. ]?|[-. ]))?(\d{3})[-.](\d{4})$/.exec(text);
  return match ? phoneReadings(match.slice(1).filter((group) => group !== undefined)) : undefined;
};

/** `3rd`, `21st`; Roman numerals after a name are left alone. */
export const readOrdinal: Reader = (text) => {
  const match = /^([\d,]+)(?:st|nd|rd|th)$/i.exec(text);
  return match?.[1] ? [ordinalWords(match[1].replaceAll(',', ''))] : undefined;
};

/** `1/2`, `1 1/2`, `24/7`. */
export const readFraction: Reader = (text, { previous }) => {
  if (text === '24/7') return [['twenty', 'four', 'seven']];
  const match = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text);
  if (!match?.[2] || !match[3]) return undefined;
  const [, whole, top, bottom] = match;
  if (Number(bottom) < 2 || Number(top) >= Number(bottom)) {
    return [
      [...cardinalWords(top), ...cardinalWords(bottom)],
      [...cardinalWords(top), 'out', 'of', ...cardinalWords(bottom)],
    ];
  }
  const parts = fractionWords(top, bottom);
  const spoken = bottom === '2' && top === '1' && whole ? ['a', 'half'] : parts;
  if (whole) return [[...cardinalWords(whole), 'and', ...spoken]];
  const afterNumber = /^\d+$/.test(previous);
  if (afterNumber) return [['and', ...(top === '1' ? ['a', ...parts.slice(1)] : parts)]];
  return top === '1' ? [parts, ['a', ...parts.slice(1)]] : [parts];
};

/** `5-10` is “five to ten”, `3-2` a score or a range, `3:1` a ratio, `1990-1995` a span. */
export const readRange: Reader = (text) => {
  const ratio = /^(\d{1,3}):(\d{1,3})$/.exec(text);
  if (ratio?.[1] && ratio[2]) {
    return [[...cardinalWords(ratio[1]), 'to', ...cardinalWords(ratio[2])]];
  }
  const size = /^(\d+)x(\d+)$/i.exec(text);
  if (size?.[1] && size[2]) return [[...cardinalWords(size[1]), 'by', ...cardinalWords(size[2])]];
  const years = /^(1[1-9]\d\d|20\d\d)-(1[1-9]\d\d|20\d\d)$/.exec(text);
  if (years?.[1] && years[2]) {
    return [[...(yearWords(years[1])[0] ?? []), 'to', ...(yearWords(years[2])[0] ?? [])]];
  }
  const match = /^(\d[\d,]*)-(\d[\d,]*)(%?)$/.exec(text);
  if (!match?.[1] || !match[2]) return undefined;
  const percent = match[3] ? ['percent'] : [];
  const [from, to] = [match[1], match[2]].map((n) => wholeNumber(n.replaceAll(',', ''))[0] ?? []);
  return [
    [...(from ?? []), 'to', ...(to ?? []), ...percent],
    [...(from ?? []), ...(to ?? []), ...percent],
  ];
};

/** `42`, `1,500`, `3.14`, `-7`, `#1`, `10+`. */
export const readPlainNumber: Reader = (text) => {
  const match = /^(#?)([+-]?)(\d[\d,]*|(?=\.))(\.\d+(?:\.\d+)*)?(\+?)$/.exec(text);
  if (!match) return undefined;
  const [, hash = '', sign = '', whole = '', fraction = '', more = ''] = match;
  const before = [
    ...(hash ? ['number'] : []),
    ...(sign === '-' ? ['minus'] : sign === '+' ? ['plus'] : []),
  ];
  const after = more ? ['plus'] : [];
  const digits = whole.replaceAll(',', '');
  if (fraction === '') {
    const readings = whole.includes(',') ? [cardinalWords(digits)] : wholeNumber(digits);
    return readings.map((reading) => [...before, ...reading, ...after]);
  }
  const parts = fraction.slice(1).split('.');
  if (parts.length > 1) {
    // A version such as 2.0.1 has a point before every part.
    const versions = parts.flatMap((part) => ['point', ...cardinalWords(part)]);
    return [[...before, ...cardinalWords(digits), ...versions, ...after]];
  }
  return [[...before, ...amountWords(`${digits}${fraction}`), ...after]];
};
