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

test('a sound too many is told once, in the tips and in the line of its word', () => {
  const said = describe(take('We play cards.', [we, play, cards]));
  expect(said.summary).toMatch(/^An extra \/z\/ slipped in after “play.”$/);
  expect(said.recommendations[0]).toBe(
    'Say “play” without a /z/ after it. It sounded like another word. End on the /eɪ/.',
  );
  expect(said.findings.filter(({ words }) => words.includes(1))).toMatchObject([{ sound: Z }]);
  expect(said.feedback[1]!.feedback).toBe(said.recommendations[0]);
  expect(said.next).toMatchObject({
    action: 'repeat',
    text: 'Say it again without the /z/ after “play.”',
  });
});

test('a breath comes before its word', () => {
  const eat = word('eat', 'IY T', { ...doubted, extra: { phone: 'HH', ipa: 'h' } });
  const { recommendations, summary } = describe(take('We eat.', [we, eat]));
  expect(summary).toMatch(/^An extra \/h\/ slipped in before “eat.”$/);
  expect(recommendations[0]).toBe(
    'Say “eat” without a /h/ before it. It sounded like another word. Begin right on the /i/, without a breath.',
  );
});

test('a sound of the word itself that slipped is told instead', () => {
  const slipped = word('play', 'P L:wrong>R EY', { extra: Z });
  const said = describe(take('We play cards.', [we, slipped, cards]));
  expect(said.recommendations.join(' ')).not.toMatch(/\/z\//);
  expect(said.feedback[1]!.feedback).not.toMatch(/\/z\//);
});

test('of another word altogether, and of one that was not said, no sound too many is told', () => {
  const other = word('want', 'W:wrong>V AA:wrong>OW N T:wrong>D', { extra: Z });
  const missing = word('play', 'P:wrong L:wrong EY:wrong', { kind: 'missing', extra: Z });
  const said = describe(take('We want play.', [we, other, missing]));
  expect([said.summary, ...said.recommendations].join(' ')).not.toMatch(/\/z\//);
});

test('where the rest was good, it is one small thing', () => {
  const said = describe(take('We play cards.', [we, play, cards], { overallAccuracy: 90 }));
  expect(said.summary).toMatch(/^One small thing: an extra/);
  expect(said.next.action).toBe('move-on');
});

test('where the recording is too hard to hear, no sound is named', () => {
  const said = describe(take('We play cards.', [we, play, cards], { confidence: 0.69 }));
  expect([said.summary, ...said.recommendations].join(' ')).not.toMatch(/\/z\//);
  expect(said.words[1]).toMatchObject({ extra: Z });
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
    expect(feedback[at]!.feedback).toContain(`without a /${ipa}/ after it`);
    const right = analyze(said);
    expect(right.words.map(({ extra }) => extra)).toEqual([undefined, undefined, undefined]);
    expect(overallAccuracy).toBeLessThan(right.overallAccuracy - 2);
  },
);
