import type { Analysis, Finding } from '@saywell/contract';
import { describe, expect, test } from 'vitest';
import { buildAnalysis, buildWord } from '../testing-analysis.ts';
import { wordToFix, wordViews } from './word-views.ts';

type Code = Analysis['issues'][number]['code'];

test('words keep the spelling of the phrase', () => {
  const views = wordViews(buildAnalysis(), 'I think so.');
  expect(views.map(({ text }) => text)).toEqual(['I', 'think', 'so.']);
});

test('a phrase read in more words than it is written keeps the spoken ones', () => {
  expect(wordViews(buildAnalysis(), '10 times').map(({ text }) => text)).toEqual([
    'I',
    'think',
    'so',
  ]);
});

test('word and sounds have the bands of their scores and verdicts', () => {
  const [, think] = wordViews(buildAnalysis(), 'I think so.');
  expect(think).toMatchObject({
    band: 'notyet',
    percent: 48,
    sounds: ['notyet', 'clear', 'close', 'clear'],
  });
});

test('one sound is flagged: the one that is surely wrong', () => {
  const [I, think] = wordViews(buildAnalysis(), 'I think so.');
  expect(think?.flagged).toBe(0);
  expect(I?.flagged).toBeUndefined();
});

test('a sound too many is named only where the take can be heard and the word is judged', () => {
  const { words } = buildAnalysis();
  const extra = { phone: 'Z', ipa: 'z' };
  const extraIn = (changes: Partial<Analysis['words'][number]>, confidence = 0.9) => {
    const own = words.with(1, { ...words[1]!, extra, ...changes });
    return wordViews(buildAnalysis({ words: own, confidence }), 'I think so.')[1]!.extra;
  };
  expect(extraIn({})).toEqual(extra);
  expect(extraIn({}, 0.69)).toBeUndefined();
  expect(extraIn({ kind: 'covered' })).toBeUndefined();
});

test('a word that noise covered gets no mark', () => {
  const { words } = buildAnalysis();
  const covered = words.with(1, { ...words[1]!, kind: 'covered' });
  const [, think, so] = wordViews(buildAnalysis({ words: covered }), 'I think so.');
  expect(think).toMatchObject({ band: 'unsure', percent: undefined, flagged: undefined });
  expect(think?.sounds).toEqual(['unsure', 'unsure', 'unsure', 'unsure']);
  expect(so?.band).toBe('clear');
});

describe('a trained sound that could be another one', () => {
  const finding = { kind: 'unsure-sound', words: [1], title: 'This could be /æ/', body: 'Open.' };
  const pan = (...sounds: string[]): Analysis['words'][number] => {
    const word = buildWord('pan', 0.97, 0, sounds);
    return {
      ...word,
      sounds: word.sounds.map((one) => (one.phone === 'AE' ? { ...one, maybe: 'EH' } : one)),
      finding: { ...finding, sound: { phone: 'AE', ipa: 'æ' } } as Finding,
    };
  };
  const viewsOf = (word: Analysis['words'][number]) => {
    const { words } = buildAnalysis();
    return wordViews(buildAnalysis({ words: words.with(1, word) }), 'I pan so.');
  };

  test('is gray and flagged, its word is gray, and the other sounds keep their color', () => {
    const views = viewsOf(pan('P p', 'AE æ', 'N n'));
    expect(views[1]).toMatchObject({
      band: 'unsure',
      percent: undefined,
      label: 'Not sure',
      sounds: ['clear', 'unsure', 'clear'],
      flagged: 1,
      cue: 'Open.',
    });
    const plan = buildAnalysis({ findings: [viewsOf(pan('AE æ'))[1]!.word.finding!] });
    expect(wordToFix(views, plan)).toBe(1);
  });

  test('in a word that is told for another reason, it is gray and not flagged', () => {
    const stress = { expected: 2, heard: 1 };
    const off = { kind: 'stress', words: [1], title: 'The stress', body: '' } as Finding;
    const [, view] = viewsOf({ ...pan('P p', 'AE æ', 'N n'), stress, finding: off });
    expect(view).toMatchObject({ band: 'close', flagged: undefined });
    expect(view?.sounds).toEqual(['clear', 'unsure', 'clear']);
  });

  test('beside a sound that slipped, the slip is flagged and colors the word', () => {
    const [, view] = viewsOf(pan('P p .6 check', 'AE æ', 'N n'));
    expect(view).toMatchObject({ band: 'close', flagged: 0 });
    expect(view?.sounds).toEqual(['close', 'unsure', 'clear']);
  });
});

test('a take that could not be scored marks no word at all', () => {
  const issues = [{ code: 'silence' as const, blocking: true, message: '' }];
  const views = wordViews(buildAnalysis({ issues }), 'I think so.');
  expect(views.map(({ band }) => band)).toEqual(['unsure', 'unsure', 'unsure']);
});

test('a word that was left out is known as not heard', () => {
  const words = [buildWord('I', 0.1, 0, ['AY aɪ 0 wrong'], 'missing')];
  const [view] = wordViews(buildAnalysis({ words }), 'I');
  expect(view).toMatchObject({ heard: false, flagged: undefined, sounds: ['notyet'] });
});

test('without a plan the worst word opens first, and none when all is well', () => {
  const opened = (analysis: Analysis) => wordToFix(wordViews(analysis, ''), analysis);
  expect(opened(buildAnalysis())).toBe(1);
  expect(opened(buildAnalysis({ words: [buildWord('so', 0.9, 0, ['S s', 'OW oʊ'])] }))).toBe(
    undefined,
  );
});

test('the word that the plan begins with opens first, if there is something to work on', () => {
  const words = [
    buildWord('this', 0.7, 0, ['DH ð .6 check', 'IH ɪ', 'S s']),
    buildWord('think', 0.4, 0.4, ['TH θ .2 wrong S s', 'IH ɪ', 'NG ŋ', 'K k']),
    buildWord('so', 0.9, 0.8, ['S s', 'OW oʊ']),
  ];
  const finding = (kind: Finding['kind'], about: number[]) => ({
    kind,
    words: about,
    title: '',
    body: '',
  });
  const opened = (...findings: Finding[]) => {
    const analysis = buildAnalysis({ words, findings });
    return wordToFix(wordViews(analysis, ''), analysis);
  };
  expect(opened(finding('sound', [0]), finding('sound', [1]))).toBe(0);
  expect(opened(finding('pauses', [2, 0]), finding('sound', [1]))).toBe(1);
  expect(opened(finding('praise', [2]))).toBe(1);
});

test('where all is well the word opens that is told of a full form, else the one that is praised', () => {
  const words = [buildWord('so', 0.9, 0, ['S s']), buildWord('me', 0.9, 1, ['M m'])];
  const findings: Finding[] = [{ kind: 'praise', words: [1], title: '', body: '' }];
  const analysis = buildAnalysis({ words, findings });
  expect(wordToFix(wordViews(analysis, ''), analysis)).toBe(1);
  const form: Finding = { kind: 'form', words: [0], title: '', body: '' };
  const told = buildAnalysis({ words, findings: [form, ...findings] });
  expect(wordToFix(wordViews(told, ''), told)).toBe(0);
});

test('a clear word stays closed where the plan begins with something else', () => {
  const words = [buildWord('so', 0.9, 0, ['S s']), buildWord('me', 0.9, 1, ['M m'])];
  const finding = (kind: Finding['kind'], about: number[]) => ({
    kind,
    words: about,
    title: '',
    body: '',
  });
  const analysis = buildAnalysis({
    words,
    findings: [finding('pauses', [0, 1]), finding('praise', [1])],
  });
  expect(wordToFix(wordViews(analysis, ''), analysis)).toBeUndefined();
});

test('the flagged sound is the one that the word is told about', () => {
  const word = {
    ...buildWord('think', 0.5, 0, ['TH θ .2 wrong S s', 'IH ɪ', 'NG ŋ .6 check', 'K k']),
    finding: {
      kind: 'sound' as const,
      words: [0],
      title: '',
      body: '',
      sound: { phone: 'NG', ipa: 'ŋ' },
    },
  };
  expect(wordViews(buildAnalysis({ words: [word] }), '')[0]?.flagged).toBe(2);
});

test('in a take that is hard to hear no other sound is named', () => {
  const [, sure] = wordViews(buildAnalysis(), 'I think so.');
  expect(sure?.word.sounds[0]?.heard).toEqual({ phone: 'S', ipa: 's' });
  const analysis = buildAnalysis();
  const { finding } = analysis.words[1]!;
  expect(sure).toMatchObject({ feedback: analysis.feedback[1]?.feedback, cue: finding?.body });
  const [, unsure] = wordViews(buildAnalysis({ confidence: 0.5 }), 'I think so.');
  expect(unsure?.word.sounds[0]?.heard).toBeUndefined();
  expect(unsure).toMatchObject({ feedback: finding?.body, cue: finding?.body });
});

test.each([
  [['S s', 'OW oʊ'], 'Clear', 'clear', 100],
  [['S s 0.6 check', 'OW oʊ'], 'One sound to check', 'close', undefined],
  [['S s 0.2 wrong', 'OW oʊ'], 'One sound to fix', 'close', undefined],
  [['S s 0.6 check', 'OW oʊ 0.2 wrong'], '2 sounds to fix', 'close', undefined],
])('a well understood word with the sounds %j reads “%s”', (sounds, label, band, percent) => {
  const words = [buildWord('so', 1, 0, sounds)];
  expect(wordViews(buildAnalysis({ words }), 'so')[0]).toMatchObject({ label, band, percent });
});

test('a well understood word with its beat elsewhere is not clear', () => {
  const words = [{ ...buildWord('so', 1, 0, ['S s']), stress: { expected: 1, heard: 2 } }];
  expect(wordViews(buildAnalysis({ words }), 'so')[0]).toMatchObject({
    label: 'Check the stress',
    band: 'close',
  });
});

describe('in a doubted take', () => {
  const words = [
    buildWord('I', 0.96, 0, ['AY aɪ']),
    buildWord('think', 0.4, 0.4, ['TH θ .2 wrong S s'], 'mispronounced'),
    buildWord('so', 0, 0.8, ['S s 0 wrong'], 'missing'),
  ];
  const bands = (code: Code, about: number[] = []) =>
    wordViews(
      buildAnalysis({
        words,
        confidence: 0.55,
        overallAccuracy: 40,
        issues: [{ code, blocking: false, message: '', words: about }],
      }),
      '',
    ).map(({ band }) => band);

  test('words that came through are clear, and every other one is not sure', () => {
    expect(bands('stopped-early', [2])).toEqual(['clear', 'unsure', 'unsure']);
    expect(bands('extra-words')).toEqual(['clear', 'unsure', 'unsure']);
  });

  test('no word is clear where it may have been another phrase', () => {
    expect(bands('unsure-phrase')).toEqual(['unsure', 'unsure', 'unsure']);
  });

  test('a figure that stands has marks as ever', () => {
    expect(bands('narrow-band')).toEqual(['clear', 'notyet', 'notyet']);
  });
});

test('any other word reads as its band does, and one left out as not heard', () => {
  const labels = wordViews(buildAnalysis(), 'I think so.').map(({ label }) => label);
  expect(labels[1]).toBe('Not yet');
  const words = [buildWord('I', 0.1, 0, ['AY aɪ 0 wrong'], 'missing')];
  expect(wordViews(buildAnalysis({ words }), 'I')[0]?.label).toBe('Not heard');
});

test('what is told about a word without a sound to work on is shown whole', () => {
  const [, , so] = wordViews(buildAnalysis({ confidence: 0.5 }), 'I think so.');
  expect(so).toMatchObject({ feedback: 'Clear.', cue: 'Clear.' });
});

test('of an earlier version’s analysis the text of a word is shown as it is', () => {
  const words = [buildWord('so', 0.3, 0, ['S s .1 wrong Z z', 'OW oʊ'])];
  const text = 'You said /z/; aim for /s/. Blow.';
  const feedback = [{ word: 'so', accuracy: 0.3, feedback: text }];
  const [view] = wordViews(buildAnalysis({ words, feedback }), 'so');
  expect(view).toMatchObject({ feedback: text, cue: text });
});
