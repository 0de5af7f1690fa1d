import { expect, test } from 'vitest';
import { createEngine } from '../engine.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { spokenClips } from '../testing/swapped-voices.ts';
import { describe } from './describe.ts';
import { take, word } from './testing-take.ts';

const Z = { phone: 'Z', ipa: 'z' };
const doubted = { kind: 'unclear', accuracy: 0.74 } as const;
const play = word('play', 'P L EY', { ...doubted, extra: Z });
const we = word('We', 'W IY');
const cards = word('cards', 'K AA R D Z');

test('an extra sound is told of once: what was heard at its word, and in the tips what to do', () => {
  const said = describe(take('We play cards.', [we, play, cards]));
  expect(said.summary).toMatch(/^There may be an extra \/z\/ after “play.”/);
  expect(said.recommendations[0]).toBe(
    'Say “play” without /z/ after it. With it, people may hear a different word.',
  );
  expect(said.findings.filter(({ words }) => words.includes(1))).toHaveLength(1);
  expect(said.words[1]!.finding!.words).toEqual([1]);
  expect(said.feedback[1]!.feedback).toBe(
    'There may be an extra /z/ after “play.” End on the /eɪ/.',
  );
  expect(said.next).toEqual({
    action: 'repeat',
    text: 'Say it again without /z/ after “play.”',
  });
});

test('a breath comes before its word', () => {
  const eat = word('eat', 'IY T', { ...doubted, extra: { phone: 'HH', ipa: 'h' } });
  const { recommendations, summary, feedback } = describe(take('We eat.', [we, eat]));
  expect(summary).toMatch(/^There may be an extra \/h\/ before “eat.”/);
  expect(recommendations[0]).toMatch(/^Say “eat” without \/h\/ before it\./);
  expect(feedback[1]!.feedback).toMatch(/Begin right on the \/i\/, without a breath\.$/);
});

test('where the stress was wrong, too, each has a tip of its own', () => {
  const stress = { expected: 2, heard: 1 };
  const hotel = word('hotel', 'HH OW T EH L', { ...doubted, extra: Z, stress });
  const { findings } = describe(take('We hotel.', [we, hotel]));
  expect(findings.map(({ kind }) => kind).toSorted()).toEqual(['blurred-words', 'stress']);
});

test('of a word that was not said nothing extra is told', () => {
  const missing = word('play', 'P:wrong L:wrong EY:wrong', { kind: 'missing', extra: Z });
  const said = describe(take('We play cards.', [we, missing, cards]));
  expect([said.summary, ...said.recommendations].join(' ')).not.toMatch(/\/z\//);
  expect(said.feedback[1]!.feedback).not.toMatch(/\/z\//);
});

test('of two words with one, the word that costs more is told first', () => {
  const longer = word('playground', 'P L EY G R AW N D', { ...doubted, accuracy: 0.6, extra: Z });
  const { findings } = describe(take('We play playground.', [we, play, longer]));
  expect(findings.slice(0, 2).map(({ words }) => words)).toEqual([[2], [1]]);
});

test('where the rest was good, it is one small thing', () => {
  const said = describe(take('We play cards.', [we, play, cards], { overallAccuracy: 90 }));
  expect(said.summary).toMatch(/^One small thing: there may be an extra/);
  expect(said.next.action).toBe('move-on');
});

test('where the recording is too hard to hear, no sound is named', () => {
  const said = describe(take('We play cards.', [we, play, cards], { confidence: 0.69 }));
  expect([said.summary, ...said.recommendations].join(' ')).not.toMatch(/\/z\//);
  expect(said.words[1]).not.toHaveProperty('extra');
});

test('of a word that noise covered nothing is told', () => {
  const covered = { ...play, kind: 'covered' as const };
  const said = describe(take('We play cards.', [we, covered, cards]));
  expect([said.summary, ...said.recommendations].join(' ')).not.toMatch(/\/z\//);
});

const engine = createEngine(shippedFiles);

test.each([
  ['Thanks a lot', 'Thank a lot', 0, 's'],
  ['A red rose', 'A red row', 2, 'z'],
])(
  'a voice that says “%s” is told of the sound that “%s” does not have',
  (said, asked, at, ipa) => {
    const { samples } = spokenClips.find(
      ({ phrase, said: instead }) => phrase === said && instead === undefined,
    )!;
    const analyze = (phrase: string) => engine.analyze({ samples, sampleRate: 16_000, phrase });
    const { words, overallAccuracy, feedback } = analyze(asked);
    expect(words.map(({ extra }) => extra?.ipa)).toEqual(
      [0, 1, 2].map((i) => (i === at ? ipa : undefined)),
    );
    expect(words[at]).toMatchObject({ kind: 'unclear', accuracy: 0.74 });
    expect(feedback[at]!.feedback).toContain(`an extra /${ipa}/ after`);
    const right = analyze(said);
    expect(right.words.map(({ extra }) => extra)).toEqual([undefined, undefined, undefined]);
    expect(overallAccuracy).toBeLessThan(right.overallAccuracy - 2);
  },
);
