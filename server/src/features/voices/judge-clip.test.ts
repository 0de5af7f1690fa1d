import { expect, test } from 'vitest';
import { saying, silence } from '../../../test/support/recordings.ts';
import { testSpeech } from '../../../test/support/speech.ts';
import { judgeClip } from './judge-clip.ts';
import { keyOf, knownTexts } from './known-texts.ts';

const judging = { pool: testSpeech(), asker: { caller: 'test', network: undefined } };
const texts = new Map((await knownTexts()).map((text) => [keyOf(text), text]));
const known = (text: string, manner: 'natural' | 'careful' = 'natural') =>
  texts.get(keyOf({ text, manner }))!;
const morning = { text: 'Good morning, how are you?', manner: 'natural' } as const;

const whatIsWrong = async (...args: Parameters<typeof judgeClip>) => {
  const judged = await judgeClip(...args);
  return judged.isGood ? [] : judged.faults.map(({ what }) => what);
};

test('a good clip is told with its length, its score and who judged it', async () => {
  const judged = await judgeClip(judging, morning, await saying(morning.text));
  expect(judged).toMatchObject({ isGood: true, engine: expect.stringMatching(/./) as string });
  expect(judged.isGood && judged.seconds).toBeGreaterThan(1);
  expect(judged.score).toBeGreaterThanOrEqual(90);
});

test('a clip stays as it is while it is judged', async () => {
  const sound = new Uint8Array(await saying(morning.text));
  const { length } = sound;
  await judgeClip(judging, morning, sound);
  expect(sound.length).toBe(length);
});

test('a missing word is a fault', async () => {
  const sound = await saying('Good morning, how are');
  expect(await whatIsWrong(judging, morning, sound)).toContain('missing');
});

// Without their last word, these still score 85 to 94: the one before sounds alike, or it is one of many.
test.each([
  ['Please sit in this seat.', 'Please sit in this.', 'slt'],
  ['No, that’s too low.', 'No, that’s too.', 'slt'],
  ['Did you check the oil?', 'Did you check the?', 'slt'],
  ['We cleaned, washed, and painted it.', 'We cleaned, washed, and painted.', 'rms'],
] as const)('“%s” does not end before its last word', async (text, said, voice) => {
  const asked = { text, manner: 'natural' } as const;
  const faults = await whatIsWrong(judging, asked, await saying(said, { voice }));
  expect(faults.some((what) => what === 'unclear' || what === 'missing')).toBe(true);
  expect(await whatIsWrong(judging, asked, await saying(text, { voice }))).toEqual([]);
});

test('silence and what is no sound are faults', async () => {
  expect(await whatIsWrong(judging, morning, silence(2))).toContain('recording');
  expect(await whatIsWrong(judging, morning, new Uint8Array([1, 2, 3]))).toEqual(['unreadable']);
});

test('the full form is a fault where the natural one is taught, and right where it is asked for', async () => {
  const text = 'Did he give her his number?';
  const { forms } = known(text).trains!;
  const [natural, careful] = await Promise.all([
    saying(text, { forms: forms! }),
    saying(text, { forms: forms!, manner: 'careful' }),
  ]);
  expect(await whatIsWrong(judging, known(text), natural)).toEqual([]);
  expect(await whatIsWrong(judging, known(text), careful)).toContain('form');
  expect(await whatIsWrong(judging, known(text, 'careful'), careful)).toEqual([]);
});

test('a clip tells whether its strong part was heard, where its text has one', async () => {
  const strongIn = async (text: string, said: Parameters<typeof saying>[1]) => {
    const judged = await judgeClip(judging, known(text), await saying(text, said));
    return judged.isGood ? judged.isStrongHeard : judged.faults;
  };
  expect(await strongIn('hotel', { strong: 1 })).toBe(true);
  const sentence = 'That’s not my sister on the phone; it’s my brother.';
  expect(await strongIn(sentence, { ending: 'fall', focusWord: 9 })).toBe(true);
  expect(await strongIn('Please sit in this seat.', {})).toBeUndefined();
});

test('every text that learners hear is named once', async () => {
  const all = await knownTexts();
  expect(texts.size).toBe(all.length);
  expect(all[0]!.from).toBe('exercise');
  expect(new Set(all.map(({ from }) => from))).toEqual(
    new Set(['exercise', 'scene', 'ear', 'stress', 'drill']),
  );
});
