import { describe, expect, test } from 'vitest';
import { describe as describeTake } from './describe.ts';
import { sentence } from './finding-text.ts';
import { planOf } from './plan.ts';
import { take, word } from './testing-take.ts';

const think = word('think', 'TH:wrong>S IH NG K');
const the = word('the', 'DH:check AH');
const up = word('up', 'AH P');
const nice = word('nice', 'N AY S');
const words = [up, think, nice, the, up];

const tune = (score: number) => ({
  target: { kind: 'statement' as const },
  ending: { expected: 'fall' as const, heard: 'rise' as const, semitones: 4 },
  score,
  message: '',
  model: { times: [], semitones: [] },
});

test('the sentence is about what costs most', () => {
  expect(planOf(take('', words)).summary).toBe('Your /θ/ in “think” sounded like /s/.');
  const missing = word('world', 'W ER L D', { kind: 'missing', accuracy: 0 });
  expect(planOf(take('', [...words, missing])).summary).toBe('We didn’t hear “world.”');
});

test('what the melody took is a sentence of its own', () => {
  const changes = { spokenAccuracy: 95, overallAccuracy: 65, intonation: tune(10) };
  expect(planOf(take('', [up, nice], changes)).summary).toBe(
    'Your voice went up at the end, but it should go down. That took 30 points off your score.',
  );
});

test('the sound that the exercise trains comes before a worse one, missing words and the tune', () => {
  const contrasts = [{ word: 3, sound: 'DH', instead: 'D', verdict: 'wrong' as const }];
  const trained = word('the', 'DH:wrong>D AH');
  const plan = planOf(take('', [up, think, nice, trained], { contrasts }));
  expect(plan.findings.map(({ sound }) => sound?.phone)).toEqual(['DH', 'TH']);
  expect(plan.summary).toContain('is the sound of this exercise');
  const missing = word('world', 'W ER L D', { kind: 'missing', accuracy: 0 });
  const changes = { contrasts, spokenAccuracy: 70, overallAccuracy: 49, intonation: tune(10) };
  const { findings } = planOf(take('', [up, think, nice, trained, missing, missing], changes));
  expect(findings[0]?.sound?.phone).toBe('DH');
});

test('without anything to correct the praise is the sentence, or that there is nothing', () => {
  const worth = word('worth', 'W ER TH');
  const plan = planOf(take('worth', [worth], { overallAccuracy: 96 }));
  expect(plan.summary).toBe(sentence(plan.findings[0]!.title));
  expect(planOf(take('up', [up], { overallAccuracy: 96, prosodyScore: 96 })).summary).toMatch(
    /^Nothing to correct\./,
  );
});

test('no single word is blamed and no rhythm either while the tune took the points', () => {
  const plan = planOf(take('', [up, nice], { overallAccuracy: 65, intonation: tune(10) }));
  expect(plan.findings.map(({ kind }) => kind)).toEqual(['melody']);
});

test.each([
  [60, true],
  [59, false],
])('a take of %i is praised: %s', (overallAccuracy, isPraised) => {
  const { findings } = planOf(take('', [think, word('red', 'R EH D')], { overallAccuracy }));
  expect(findings.some(({ kind }) => kind === 'praise')).toBe(isPraised);
});

test('of many causes three are told, and beside three nothing is praised', () => {
  const kinds = (all: typeof words) =>
    planOf(take('', [...all, word('red', 'R EH D')])).findings.map(({ kind }) => kind);
  const van = word('van', 'V:wrong>B AE N');
  const zoo = word('zoo', 'Z:wrong>S UW');
  expect(kinds([think, van])).toEqual(['sound', 'sound', 'praise']);
  expect(kinds([think, van, zoo])).toEqual(['sound', 'sound', 'sound']);
  expect(kinds([think, van, zoo, the])).toEqual(['sound', 'sound', 'sound']);
});

test('of what stood in the way of a score three things are told', () => {
  const codes = ['noisy', 'clipped', 'too-quiet', 'different-phrase'] as const;
  const issues = codes.map((code) => ({ code, blocking: true, message: '' }));
  expect(describeTake(take('', words, { issues })).findings).toHaveLength(3);
});

describe('a score under both its parts says why', () => {
  const why = (changes: Parameters<typeof take>[2], all = words) =>
    planOf(take('', all, { overallAccuracy: 80, accuracyScore: 82, fluencyScore: 83, ...changes }))
      .summary;

  test('by the rhythm or the melody, where that lies lower', () => {
    expect(why({ prosodyScore: 70 })).toContain('The score counts rhythm, too');
    const melody = { prosodyScore: 70, intonation: tune(70) };
    expect(why({ ...melody, spokenAccuracy: 84 })).toContain('The score counts the melody, too');
    expect(why({ ...melody, spokenAccuracy: 80 })).not.toContain('melody');
  });

  test('but not by the rhythm from 95 up, where nothing on the page shows it', () => {
    const excellent = { overallAccuracy: 95, accuracyScore: 97, fluencyScore: 98 };
    expect(why({ ...excellent, prosodyScore: 80 }, [up])).not.toMatch(/rhythm|score/);
    const melody = { ...excellent, prosodyScore: 70, intonation: tune(70) };
    expect(why({ ...melody, spokenAccuracy: 96 }, [up])).toContain('cost you one point.');
    const good = { ...melody, overallAccuracy: 94.4, spokenAccuracy: 95.4 };
    expect(why(good, [up])).toContain('The score counts the melody, too');
    expect(why({ ...good, intonation: undefined }, [up])).toContain('The score counts rhythm, too');
  });

  test('nor where it lies lower for confused sounds alone', () => {
    expect(why({ prosodyScore: 70, confusionCost: 2 })).toContain('Weak spots count more');
    expect(why({ prosodyScore: 70, confusionCost: 1 })).toContain('The score counts rhythm, too');
  });

  test('else by the weak spots, or the least clear word', () => {
    expect(why({ prosodyScore: 90 })).toContain('Weak spots count more');
    expect(
      why({ overallAccuracy: 90, accuracyScore: 95, fluencyScore: 95, prosodyScore: 99 }, [up]),
    ).toContain('The least clear word counts more');
  });

  test('by the sound of the exercise, where that was missed', () => {
    const contrasts = [{ word: 1, sound: 'TH', instead: 'S', verdict: 'wrong' as const }];
    expect(why({ contrasts })).toContain('the score stays below 75');
  });

  test('and names that sound where another cause comes first', () => {
    const elsewhere = [{ word: 0, sound: 'ZH', instead: 'S', verdict: 'wrong' as const }];
    expect(why({ contrasts: elsewhere })).toContain('Without the sound of this exercise');
  });

  test('and nothing else, where it lies between them', () => {
    expect(why({ overallAccuracy: 82.4 })).not.toContain('score');
  });
});
