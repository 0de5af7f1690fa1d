/** A displayed word of a phrase: its position and spelling. */
export type Token = {
  /** As written, without the quotes, commas and brackets around it. */
  word: string;
  /** Character offsets in the phrase. */
  start: number;
  end: number;
  /** The same with plain apostrophes, hyphens and letters, ready to be converted. */
  text: string;
};

/** Longer phrases are cut here; the product has the same limit. */
const LONGEST_PHRASE = 500;

const CURLY_APOSTROPHES = /[\u2018\u2019\u02BC\u00B4`\u2032\uFF07]/g;
const FANCY_HYPHENS = /[\u2010\u2011\u00AD]/g;

/** White space, long dashes, ellipses and double hyphens separate words. */
const CHUNK = /(?:(?!--|\.{2,}|[\s\u2014\u2015\u2026]|\u2013(?![\d$€£])).)+/gsu;

/** Characters that a word may start and end with; anything else around it is punctuation. */
const WORD_START = /[\p{L}\p{N}$€£¥₹#@&+=%°×÷<>'\u2212-]/u;
const WORD_END = /[\p{L}\p{M}\p{N}%°¢$€£¥₹&+=@'".×÷<>]/u;

/** Contractions that really start with an apostrophe; any other one is a quotation mark. */
const LEADING_APOSTROPHE = /^'(?:\d0s|\d\d|cause|til|tis|twas|em|n|bout|round|cuz|kay)\b/i;

/** `Mr.`, `U.S.`, `a.m.`: the dot belongs to the word. */
const DOTTED = /^(?:\p{L}{1,2}\.)+\p{L}{0,2}\.$/u;

/** Letters that Unicode does not decompose into a base letter and an accent. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'th',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  Æ: 'Ae',
  Œ: 'Oe',
  Ø: 'O',
  Đ: 'D',
  Þ: 'Th',
  Ł: 'L',
};

/** Removes accents and typographic variants; keeps the case, which distinguishes `US` from `us`. */
export function plainText(text: string): string {
  return text
    .replace(CURLY_APOSTROPHES, "'")
    .replace(FANCY_HYPHENS, '-')
    .replace(/[\u201C\u201D\u2033]/g, '"')
    .replace(/[½¼¾⅓⅔⅛]/g, (sign) => ` ${sign.normalize('NFKD').replace('\u2044', '/')}`)
    .trim()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłıÆŒØĐÞŁ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[\u2013\u2212]/g, '-');
}

function trimmedBounds(chunk: string, isAbbreviation: (text: string) => boolean): [number, number] {
  // On its own it may be the minus between two numbers.
  if (/^[-\u2212]$/.test(chunk)) return [0, 1];
  const plain = chunk.replace(CURLY_APOSTROPHES, "'");
  let start = 0;
  let end = plain.length;
  while (start < end && !WORD_START.test(plain[start] ?? '') && !isHalfOfLetter(plain, start)) {
    // ".5" is a number, not a word after a period.
    if (/^\.\d/.test(plain.slice(start))) break;
    start++;
  }
  if (plain[start] === "'" && !LEADING_APOSTROPHE.test(plain.slice(start, end))) start++;
  while (end > start) {
    const last = plain[end - 1] ?? '';
    const word = plain.slice(start, end);
    if (/^w\/$/i.test(word)) break;
    if (last === '.' && !DOTTED.test(word) && !isAbbreviation(word)) end--;
    else if (last === '"' && !/^\d+(?:'\d+)?"$/.test(word)) end--;
    else if (last === "'" && !/(?:in|\d)'$/i.test(word)) end--;
    else if (!WORD_END.test(last) && !isHalfOfLetter(plain, end - 1)) end--;
    else break;
  }
  return [start, end];
}

const SECOND_HALF = /[\uDC00-\uDFFF]/;

/** Rare letters, such as those of ancient scripts, take two code units in a string. */
function isHalfOfLetter(text: string, index: number): boolean {
  const first = SECOND_HALF.test(text[index] ?? '') ? index - 1 : index;
  return /^\p{L}/u.test(text.slice(first, first + 2));
}

/** Splits a phrase into the words a person would point at, in order. */
export function tokenize(phrase: string, isAbbreviation: (text: string) => boolean): Token[] {
  const tokens: Token[] = [];
  for (const match of phrase.slice(0, LONGEST_PHRASE).matchAll(CHUNK)) {
    const [from, to] = trimmedBounds(match[0], isAbbreviation);
    if (from >= to) continue;
    const word = match[0].slice(from, to);
    const start = match.index + from;
    tokens.push({ word, start, end: start + word.length, text: plainText(word) });
  }
  return tokens;
}
