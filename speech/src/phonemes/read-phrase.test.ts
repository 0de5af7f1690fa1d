import { describe, expect, test } from 'vitest';
import { lexicon } from '../testing/lexicon.ts';
import { STRESSED_PHONES } from './phone-set.ts';
import { PhraseTooLong, readPhrase } from './read-phrase.ts';
import { SPOKEN_CASES } from './reading/spoken-cases.ts';

function spoken(phrase: string): string {
  return readPhrase(phrase, lexicon)
    .map((word) => word.spoken ?? word.word.toLowerCase())
    .join(' ');
}

function citation(phrase: string): string {
  return readPhrase(phrase, lexicon)
    .map(({ variants }) => variants[0]?.join(' '))
    .join(' | ');
}

function variantsOf(phrase: string, index: number): string[] {
  return (readPhrase(phrase, lexicon)[index]?.variants ?? []).map((phones) => phones.join(' '));
}

const known = new Set(STRESSED_PHONES);

describe('a phrase is read as a person would', () => {
  test('the table is broad', () => {
    expect(SPOKEN_CASES.length).toBeGreaterThan(130);
  });

  test.each(SPOKEN_CASES)('%s → %s', (phrase, expected) => {
    expect(spoken(phrase)).toBe(expected);
  });
});

test('cents below ten may be said with an oh', () => {
  expect(variantsOf('$5.09', 0)).toContain('F AY1 V OW1 N AY1 N');
  expect(variantsOf('$5.10', 0)).toContain('F AY1 V T EH1 N');
});

describe('every word', () => {
  test('keeps its place in the phrase, without the punctuation around it', () => {
    const phrase = '“Well,” she said — it’s $5.50 (or so)…';
    const words = readPhrase(phrase, lexicon);
    expect(words.map(({ word }) => word)).toEqual([
      'Well',
      'she',
      'said',
      'it’s',
      '$5.50',
      'or',
      'so',
    ]);
    for (const { word, start, end } of words) expect(phrase.slice(start, end)).toBe(word);
  });

  test.each([
    ['𝐇𝐢 there', '𝐇𝐢'],
    ['ok-한', 'ok-한'],
    ['ok-\uE000', 'ok'],
  ])('“%s” begins with the letters of “%s”', (phrase, word) => {
    expect(readPhrase(phrase, lexicon)[0]?.word).toBe(word);
  });

  test('has one to six different variants of known sounds', () => {
    const words = SPOKEN_CASES.flatMap(([phrase]) => readPhrase(phrase, lexicon));
    for (const { variants } of words) {
      expect(variants.length).toBeGreaterThan(0);
      expect(variants.length).toBeLessThanOrEqual(6);
      expect(new Set(variants.map(String)).size).toBe(variants.length);
      expect(variants.flat().filter((phone) => !known.has(phone))).toEqual([]);
    }
  });

  test('says when a word was guessed from its letters', () => {
    const [blorp, dog] = readPhrase('blorptastic dog', lexicon);
    expect(blorp?.fromLetters).toBe(true);
    expect(dog?.fromLetters).toBeUndefined();
  });
});

describe('endings', () => {
  test('a possessive takes s, z or a syllable after the sound before it', () => {
    expect(citation("Zork's")).toMatch(/K S$/);
    expect(citation("Blorb's")).toMatch(/B Z$/);
    expect(citation("Glanch's")).toMatch(/CH IH0 Z$/);
    expect(citation('the boss’s car')).toContain('S IH0 Z');
  });

  test('new plurals and past forms follow their stems', () => {
    expect(citation('selfies')).toBe('S EH1 L F IY0 Z');
    expect(citation('podcasted')).toBe('P AA1 D K AE2 S T IH0 D');
  });
});

describe('strange input', () => {
  const alphabet = Array.from(
    "abcXYZ019'’-–—/.,$%&@#+=*()[]{}<>|\\~^_:;!?éßñŁ中я😀\u200d\u0301 \t\n",
  );

  test('never fails, and never loses a speakable character', () => {
    let seed = 12_345;
    const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
    const phrases = Array.from({ length: 600 }, () =>
      Array.from(
        { length: 1 + Math.floor(random() * 24) },
        () => alphabet[Math.floor(random() * alphabet.length)],
      ).join(''),
    );
    const unread = phrases.filter((phrase) => {
      const words = readPhrase(phrase, lexicon);
      const misplaced = words.some(
        ({ word, start, end, variants }) =>
          phrase.slice(start, end) !== word || !variants[0]?.length,
      );
      return misplaced || (words.length === 0 && /[a-z0-9]/i.test(phrase));
    });
    expect(unread).toEqual([]);
  });

  test('a phrase with nothing to say has no words', () => {
    for (const phrase of ['', '   ', '…', '?!', '😀 👍🏽', '— –', '你好']) {
      expect(readPhrase(phrase, lexicon)).toEqual([]);
    }
  });

  test('reads 500 characters of anything that can be said, and no more', () => {
    for (const piece of ['a ', 'the ', 'ab-', "b'", '- a ', 'A.', 'strengths ', 'is ']) {
      const words = readPhrase(piece.repeat(600).slice(0, 800), lexicon);
      expect(words.length).toBeGreaterThan(0);
      expect(words.at(-1)?.end).toBeLessThanOrEqual(500);
      expect(words.at(-1)?.end).toBeGreaterThan(490);
    }
  });
});

describe('too much to say', () => {
  const reading = (phrase: string) => () => readPhrase(phrase, lexicon);
  const filled = (piece: string) => piece.repeat(500).slice(0, 490);

  test('500 characters of plain English are not, nor is a number as long as a card’s', () => {
    const english = 'The weather is nice this morning, so we will walk to the old stone bridge. ';
    expect(reading(english.repeat(7).slice(0, 500))).not.toThrow();
    expect(reading('My card is 4929 1234 5678 9012 and it ends in 12/29.')).not.toThrow();
  });

  test.each([
    '1.1.',
    '$9.99 ',
    '9',
    '9 ',
    '7/7/77 ',
    'X',
    'W ',
    'WWW.',
    '%',
    '&',
    '<',
    '½',
    'zq ',
    'a',
  ])('“%s” over and over is', (piece) => {
    expect(reading(filled(piece))).toThrow(PhraseTooLong);
  });

  test.each([
    ['500 sounds', 'W '.repeat(71) + 'a a a', 'W '.repeat(71) + 'a a a a'],
    ['100 letters in a word', 'a'.repeat(100), 'a'.repeat(101)],
  ])('%s are not, one more is', (_, enough, tooMuch) => {
    expect(reading(enough)).not.toThrow();
    expect(reading(tooMuch)).toThrow(PhraseTooLong);
  });

  test('a word of more than 24 parts has its plain variant alone in each reading', () => {
    expect(variantsOf('0'.repeat(24), 0)).toHaveLength(4);
    expect(variantsOf('0'.repeat(25), 0)).toHaveLength(2);
  });

  test('the words have their variants up to 2,000 sounds', () => {
    const sounds = readPhrase(filled('000000 '), lexicon)
      .filter(({ variants }) => variants.length > 1)
      .map(({ variants }) => variants.flat().length);
    const sum = sounds.reduce((total, length) => total + length, 0);
    expect(sum).toBeLessThanOrEqual(2_000);
    expect(sum + sounds[0]!).toBeGreaterThan(2_000);
  });

  test('what is not offers no more ways to say it than can be listened for', () => {
    for (const piece of ['a ', '000000 ', 'w/ ', 'you and ']) {
      const words = readPhrase(filled(piece), lexicon);
      expect(words.flatMap(({ variants }) => variants).flat().length).toBeLessThan(2501);
    }
  });
});

describe('running speech', () => {
  test('little words have their weak forms inside a phrase and their strong form at its end', () => {
    expect(variantsOf('a cup for you', 2)).toContain('F ER0');
    expect(variantsOf('What is it for?', 3)).not.toContain('F ER0');
    expect(variantsOf('Yes, I can.', 2)).toEqual(['K AE1 N']);
    expect(variantsOf('I can swim', 1)).toContain('K AH0 N');
    expect(variantsOf('bread and butter', 1)).toContain('AH0 N');
    expect(variantsOf('the apple', 0)).toEqual(['DH IY0', 'DH AH0']);
    expect(variantsOf('the day', 0)).toEqual(['DH AH0', 'DH IY0']);
    expect(variantsOf('a day', 0)).toEqual(['AH0', 'EY1']);
  });

  test('h is silent in an inner pronoun, never at the start and never in a noun', () => {
    expect(variantsOf('tell him now', 1)).toContain('IH0 M');
    expect(variantsOf('Him again', 0)).toEqual(['HH IH1 M']);
    expect(variantsOf('my house', 1)).toEqual(['HH AW1 S']);
  });

  test('t between vowels may be tapped, in a word and across words', () => {
    expect(variantsOf('water', 0)).toContain('W AO1 D ER0');
    expect(variantsOf('get up', 0)).toContain('G EH1 D');
    expect(variantsOf('get down', 0)).not.toContain('G EH1 D');
    expect(variantsOf('attack', 0)).not.toContain('AH0 D AE1 K');
  });

  test('n and l need no vowel after a consonant', () => {
    expect(variantsOf('button', 0)).toContain('B AH1 T N');
    expect(variantsOf('people', 0)).toContain('P IY1 P L');
    expect(variantsOf('seven', 0)).toContain('S EH1 V N');
    expect(variantsOf('around', 0)).toContain('AH0 R AW1 N D');
    expect(variantsOf('behind', 0)).toContain('B IY0 HH AY1 N D');
    expect(variantsOf('enough', 0)).toContain('IY0 N AH1 F');
    expect(variantsOf('better', 0)).not.toContain('B IY0 T ER0');
  });

  test('cot and caught may sound alike, but not before r', () => {
    expect(variantsOf('law', 0)).toContain('L AA1');
    expect(variantsOf('falling', 0)).toContain('F AO1 L IH0 NG');
    expect(variantsOf('car', 0)).toEqual(['K AA1 R']);
    expect(variantsOf('four', 0)).toEqual(['F AO1 R']);
  });

  test('like consonants meet, and do not meet across a comma', () => {
    expect(variantsOf('big game', 0)).toContain('B IH1');
    expect(variantsOf('jump back', 0)).toContain('JH AH1 M');
    expect(variantsOf('big cat', 0)).toContain('B IH1');
    expect(variantsOf('jump, back', 0)).toEqual(['JH AH1 M P']);
    expect(variantsOf('please say', 0)).not.toContain('P L IY1');
    expect(variantsOf('big, good', 0)).toEqual(['B IH1 G']);
    expect(variantsOf('up past', 0)).toEqual(['AH1 P']);
  });

  test('a t between consonants may be dropped, the past ending may not', () => {
    expect(variantsOf('last night', 0)).toContain('L AE1 S');
    expect(variantsOf('missed buses', 0)).not.toContain('M IH1 S');
    expect(variantsOf('fast', 0)).toEqual(['F AE1 S T']);
  });

  test('t and d merge with a following you', () => {
    expect(variantsOf('did you', 1)).toContain('JH UW1');
    expect(variantsOf('meet you', 1)).toContain('CH UW1');
    expect(variantsOf('see you', 1)).not.toContain('JH UW1');
  });

  test("learners' mistakes are not variants", () => {
    expect(variantsOf('going home', 0)).toEqual(['G OW1 IH0 NG']);
    expect(variantsOf('thing', 0)).toEqual(['TH IH1 NG']);
    expect(variantsOf('this', 0).join()).not.toContain('D IH');
    expect(variantsOf('Which one is it made of?', 5)).toEqual(['AH1 V']);
    expect(variantsOf('them again', 0)).not.toContain('AH0 M');
    expect(variantsOf('this one', 0).join()).not.toMatch(/^D IH/);
  });

  test('the citation form comes first', () => {
    expect(citation('I think it’s worth another try.')).toBe(
      'AY1 | TH IH1 NG K | IH1 T S | W ER1 TH | AH0 N AH1 DH ER0 | T R AY1',
    );
  });

  test.each([
    ['a cup of tea', 2, 'AH0'],
    ['tell them now', 1, 'AH0 M'],
    ['you or me', 1, 'ER0'],
    ['wait for me', 1, 'F ER0'],
    ['is it your book', 2, 'Y ER0'],
    ['see you soon', 1, 'Y AH0'],
    ['rock and roll', 1, 'AH0 N'],
    ['I told her so', 2, 'ER0'],
    ['give him time', 1, 'IH0 M'],
    ['just because I can', 1, 'B IH0 K AH0 Z'],
    ['I am going to stay', 2, 'G AH1 N'],
    ['I am going to stay', 3, 'AH0'],
    ['I want to go', 1, 'W AA1 N'],
    ['I want to go', 2, 'AH0'],
    ['you have to see it', 1, 'HH AE1 F'],
    ['I used to live here', 1, 'Y UW1 S T'],
    ['we got to leave', 1, 'G AA1 D'],
    ['gonna', 0, 'G AH1 N AH0'],
    ['wanna', 0, 'W AA1 N AH0'],
  ] as const)('“%s”: word %d may be said %s', (phrase, index, form) => {
    expect(variantsOf(phrase, index)).toContain(form);
  });

  test('a word merges with “to” only if “to” follows', () => {
    expect(variantsOf('I am going home', 2)).not.toContain('G AH1 N');
    expect(variantsOf('I used it', 1)).not.toContain('Y UW1 S T');
    expect(variantsOf('Yes, I want to.', 3)).not.toContain('AH0');
  });
});

test.each(['the constructor', 'Constructor.', '5 constructor', 'toString', '__proto__', 'valueOf'])(
  'in “%s” every word is only a word, whatever its name means to a program',
  (phrase) => {
    const words = readPhrase(phrase, lexicon);
    expect(words.length).toBeGreaterThan(0);
    for (const { variants } of words) {
      expect(variants.flat().every((phone) => known.has(phone))).toBe(true);
    }
  },
);

test('“the” is shown as /ði/ only where a vowel follows', () => {
  const shown = (phrase: string) => readPhrase(phrase, lexicon)[0]!.shown.map((form) => form[1]);
  expect(shown('The right light is on.')).toEqual(['AH0']);
  expect(shown('The other light is on.')).toContain('IY0');
});
