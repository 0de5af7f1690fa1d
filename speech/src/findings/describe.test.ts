import { describe as group, expect, test } from 'vitest';
import type { Finding } from '../analysis.ts';
import { confusionCue } from './confusions.ts';
import { describe } from './describe.ts';
import { sentence } from './finding-text.ts';
import { melodySaid } from './intonation.ts';
import { minimalPair } from './minimal-pairs.ts';
import { take, word } from './testing-take.ts';

const TH = { phone: 'TH', ipa: 'θ' };
const DH = { phone: 'DH', ipa: 'ð' };

const worth = word('worth', 'W ER TH');
const another = word('another', 'AH N AH DH:check>D ER');
const think = word('think', 'TH:wrong>S IH NG K');
const phrase = 'I think it’s worth another try.';
const words = [
  word('I', 'AY'),
  think,
  word('it’s', 'IH T S'),
  worth,
  another,
  word('try', 'T R AY'),
];
const [TO_THINK, TO_ANOTHER] = [confusionCue('TH', 'S')!, confusionCue('DH', 'D')!];

const kinds = (findings: readonly Finding[]) => findings.map(({ kind }) => kind);

group('a take with one wrong and one doubtful sound', () => {
  const said = describe(
    take(phrase, words, { overallAccuracy: 78, pauses: [{ start: 1, end: 1.3, afterWord: 2 }] }),
  );

  test('each word has its finding, with the sound it is about', () => {
    expect(said.words.map(({ finding }) => finding)).toMatchObject([
      { kind: 'praise', words: [0] },
      { kind: 'sound', words: [1], sound: TH, body: TO_THINK },
      { kind: 'praise', words: [2] },
      { kind: 'praise', words: [3], sound: { phone: 'ER', ipa: 'ɝ' } },
      { kind: 'sound', words: [4], sound: DH, body: TO_ANOTHER },
      { kind: 'praise', words: [5], sound: { phone: 'R', ipa: 'ɹ' } },
    ]);
  });

  test('the tips go from the surest mistake to the pause', () => {
    expect(said.findings).toMatchObject([
      { kind: 'sound', words: [1], sound: TH },
      { kind: 'sound', words: [4], sound: DH },
      { kind: 'pauses', words: [2, 3] },
    ]);
  });

  test('a tip gives the cue, then what to compare with: an own word, else a minimal pair', () => {
    const [first, second] = said.findings;
    expect(first?.body).toContain(TO_THINK);
    expect(first?.body).toContain('“worth”');
    expect(second?.body).toContain(TO_ANOTHER);
    for (const compared of minimalPair('D', ['DH'], 0)!) {
      expect(second?.body).toContain(`“${compared}”`);
    }
  });

  test('the texts are the findings, title and body in one', () => {
    const text = ({ title, body }: Finding) => [sentence(title), body].filter(Boolean).join(' ');
    expect(said.recommendations).toEqual(said.findings.map(text));
    expect(said.feedback).toEqual(
      said.words.map(({ word: name, accuracy, finding }) => ({
        word: name,
        accuracy,
        feedback: text(finding!),
      })),
    );
  });
});

test('a title has no period at its end, and a body is whole sentences', () => {
  const takes = [
    take(phrase, words),
    take(phrase, words, { overallAccuracy: 99, fluencyScore: 40 }),
    take('see', [word('see', 'S IY')], {
      issues: [{ code: 'clipped', blocking: true, message: '' }],
    }),
    take('at', [word('at', 'AE T', { kind: 'missing' })]),
    take('at', [word('at', 'AE T', { kind: 'unclear' })]),
    take('at', [word('at', 'AE T', { accuracy: 0.6 })], { overallAccuracy: 30 }),
  ];
  for (const { findings, words: all } of takes.map(describe)) {
    for (const { title, body } of [...findings, ...all.map(({ finding }) => finding!)]) {
      expect(title).toMatch(/[^.]$/);
      expect(body).toMatch(/^$|^[“A-Z].*[.]$/);
    }
  }
});

group('a take that cannot be scored', () => {
  const missing = word('worth', 'W ER TH', { kind: 'missing' });
  const said = describe(
    take('worth', [missing], {
      issues: [
        { code: 'silence', blocking: true, message: '' },
        { code: 'noisy', blocking: false, message: '', words: [0] },
      ],
    }),
  );

  test('is asked for again, with what happened and what to do', () => {
    expect(said.findings).toMatchObject([
      { kind: 'issue', words: [] },
      { kind: 'issue', words: [0] },
    ]);
    expect(said.findings).toEqual(said.issues.map(({ finding }) => finding));
    expect(said.recommendations).toEqual(said.issues.map(({ message }) => message));
    expect(said.findings[0]?.body).not.toBe('');
  });

  test('says nothing about its words', () => {
    expect(said.words[0]?.finding).toMatchObject({ kind: 'not-scored', words: [0] });
  });
});

group('the findings of a take', () => {
  test('are never more than three, and never the same twice', () => {
    const many = ['TH:wrong>S', 'R:wrong>L', 'V:wrong>B', 'Z:wrong>S', 'W:wrong>V'];
    const named = many.map((sounds, i) => word('abcde'[i] ?? '', sounds));
    const { findings } = describe(take('a b c d e', named));
    expect(findings).toHaveLength(3);
    expect(new Set(findings.map(({ sound }) => sound?.phone)).size).toBe(3);
    const table = word('table', 'T EY B AH L', { stress: { expected: 1, heard: 2 } });
    const twice = describe(take('table table', [table, table])).findings;
    expect(kinds(twice).filter((kind) => kind === 'stress')).toHaveLength(1);
  });

  test('one mistake in several words is one tip about all of them', () => {
    const said = describe(
      take('think three', [think, word('three', 'TH:wrong>S R IY')], { overallAccuracy: 50 }),
    );
    expect(said.findings).toMatchObject([{ kind: 'sound', sound: TH, words: [0, 1] }]);
  });

  test('two slips of one sound are one tip, about those that became the same', () => {
    const said = describe(
      take('think three thin', [
        think,
        word('three', 'TH:wrong>T R IY'),
        word('thin', 'TH:check IH N'),
      ]),
    );
    const tips = said.findings.filter(({ sound }) => sound?.phone === 'TH');
    expect(tips.map(({ words: about }) => about)).toEqual([[0]]);
  });

  test('a stop at the end of a word is compared with others at an end', () => {
    const tipOf = (...said: [string, string]) =>
      describe(take(said[0], [word(...said)])).findings[0]?.body;
    expect(tipOf('ten', 'T:wrong>D EH N')).toContain('“town” and “down”');
    expect(tipOf('out', 'AW T:wrong>D')).toContain('“seat” and “seed”');
    expect(tipOf('sent', 'S EH N T:wrong>D')).toContain('“sent” and “send”');
    expect(tipOf('felt', 'F EH L T:wrong>D')).toContain('“seat” and “seed”');
    expect(tipOf('out', 'AW T:wrong>CH')).not.toContain('in turn');
  });

  test('words that were not heard come first', () => {
    const said = describe(
      take('think worth', [think, word('worth', 'W ER TH', { kind: 'missing' })]),
    );
    expect(said.findings[0]).toMatchObject({ kind: 'missing-words', words: [1] });
    expect(said.words[1]?.finding).toMatchObject({ kind: 'missing-words', words: [1] });
  });

  test('more than three words that were not heard are one thing about the phrase', () => {
    const missing = ['a', 'b', 'c', 'd'].map((name) => word(name, 'AH', { kind: 'missing' }));
    const found = (count: number) => describe(take('', missing.slice(0, count))).findings[0];
    expect(found(3)).toMatchObject({ kind: 'missing-words', words: [0, 1, 2] });
    expect(found(4)).toMatchObject({ kind: 'missing-words', words: [] });
  });

  test('a word after one that was not heard is told by its own place', () => {
    const missing = word('worth', 'W ER', { kind: 'missing' });
    const thin = word('thin', 'TH IH N');
    const [, tip] = describe(take('worth think thin', [missing, think, thin])).findings;
    expect(tip).toMatchObject({ kind: 'sound', words: [1] });
    expect(tip?.body).toContain('“thin”');
  });

  test('a missed melody outranks a sound, and says what it cost', () => {
    const intonation = {
      target: { kind: 'yes-no-question' as const },
      ending: { expected: 'rise' as const, heard: 'fall' as const, semitones: -4 },
      score: 0,
      message: '',
      model: { times: [], semitones: [] },
    };
    const [cheap] = describe(take('think', [think], { intonation })).findings;
    expect(cheap).toMatchObject({ kind: 'melody', ...melodySaid(intonation) });
    const costs = { overallAccuracy: 67, spokenAccuracy: 96, intonation };
    const [dear] = describe(take('think', [think], costs)).findings;
    expect(dear).toMatchObject({ kind: 'melody', title: cheap?.title });
    expect(dear?.body).toContain('29 points');
  });

  test('a right melody that cost points is called right but not clear', () => {
    const intonation = {
      target: { kind: 'statement' as const },
      ending: { expected: 'fall' as const, heard: 'fall' as const, semitones: -1.4 },
      score: 70,
      message: '',
      model: { times: [], semitones: [] },
    };
    const costs = { overallAccuracy: 90, spokenAccuracy: 94, intonation };
    const { findings, summary } = describe(take('up', [word('up', 'AH P')], costs));
    expect(findings[0]).toMatchObject({
      kind: 'melody',
      title: 'Your melody was right, but it could be clearer',
    });
    expect(findings[0]?.body).toContain('down farther');
    expect(summary).toContain('could be clearer. That took 4 points');
  });

  test('a melody about one word names its place', () => {
    const intonation = {
      target: { kind: 'contrast' as const, focusWord: 1 },
      focus: { expected: 1, heard: 0, score: 20 },
      score: 20,
      message: '',
      model: { times: [], semitones: [] },
    };
    const [tip] = describe(take('I think', words.slice(0, 2), { intonation })).findings;
    expect(tip).toMatchObject({ kind: 'melody', words: [1] });
    expect(tip?.title).toContain('“think”');
  });

  test('a clean take earns praise for the hardest sound in it', () => {
    const said = describe(take('worth a try', [worth], { overallAccuracy: 97 }));
    expect(said.findings).toMatchObject([{ kind: 'praise', words: [0], sound: TH }]);
  });

  test('where there is nothing else to say, there is a next step', () => {
    for (const overallAccuracy of [99, 30]) {
      const said = describe(take('at', [word('at', 'AE T:check')], { overallAccuracy }));
      expect(kinds(said.findings)).toContain('sound');
    }
    const clear = take('up', [word('up', 'P')], { overallAccuracy: 90 });
    expect(kinds(describe(clear).findings)).toEqual(['next-step']);
  });

  test('a blurred word gets a tip', () => {
    const should = word('should', 'SH UH D', { kind: 'unclear', accuracy: 0.7 });
    const said = describe(take('I should', [word('I', 'AY'), should]));
    expect(said.findings[0]).toMatchObject({ kind: 'blurred-words', words: [1] });
    expect(said.words[1]?.finding).toMatchObject({ kind: 'blurred-words', words: [1] });
  });

  test('a halting take with a slip gets a tip about rhythm after it', () => {
    const edge = word('edge', 'EH JH:check', { kind: 'unclear' });
    const halting = (fluencyScore: number) =>
      kinds(describe(take('edge', [edge], { fluencyScore })).findings);
    expect(halting(64)).toEqual(['sound', 'flow']);
    expect(halting(65)).toEqual(['sound']);
  });

  test('a low score over clear words is explained, and the rhythm is not told twice', () => {
    const clear = take('try', [word('try', 'T R AY')], { overallAccuracy: 62, fluencyScore: 40 });
    expect(kinds(describe(clear).findings)).toContain('overall');
    expect(kinds(describe(clear).findings)).not.toContain('flow');
    expect(kinds(describe({ ...clear, overallAccuracy: 90 }).findings)).not.toContain('overall');
  });
});

test.each([
  [0.7, true],
  [0.69, false],
])(
  'of a take heard with a confidence of %d, what was said instead is told: %s',
  (confidence, isTold) => {
    const { summary } = describe(take('think', [think], { confidence }));
    expect(summary.includes('/s/')).toBe(isTold);
  },
);
