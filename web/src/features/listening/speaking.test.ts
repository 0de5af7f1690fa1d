import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { exampleOptions, keeping, whenFree, wordOptions } from './speaking.ts';
import { REFERENCE } from './use-voice.ts';

test('an example is read with the reference voice and its defaults', () => {
  expect(exampleOptions(REFERENCE)).toEqual({
    voiceName: 'en-US-Neural2-F',
    languageCode: 'en-US',
    ssmlGender: 'FEMALE',
    speakingRate: 0.9,
    pitch: 0,
  });
});

test('a slower pace slows the voice, within what it can do', () => {
  expect(exampleOptions(REFERENCE, '0.75').speakingRate).toBe(0.675);
  expect(exampleOptions(REFERENCE, '0.6').speakingRate).toBe(0.54);
});

test('a word is read at 0.6 with pitch 1', () => {
  expect(wordOptions(REFERENCE)).toMatchObject({ speakingRate: 0.6, pitch: 1 });
});

test('the chosen voice of the server reads both', () => {
  const voice = { from: 'server', name: 'en-US-Neural2-D', gender: 'MALE' } as const;
  expect(exampleOptions(voice)).toMatchObject({ voiceName: 'en-US-Neural2-D', ssmlGender: 'MALE' });
});

type Ask = (text: string) => Promise<string>;

const options = exampleOptions(REFERENCE);

test('the same text with the same options is asked for once', async () => {
  const ask = vi.fn<Ask>((text) => Promise.resolve(text));
  const get = keeping(ask);
  await Promise.all([get('Hello', options), get('Hello', { ...options })]);
  await get('Hello', exampleOptions(REFERENCE, '0.6'));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failure is not remembered', async () => {
  const ask = vi.fn<Ask>().mockRejectedValueOnce(new Error('busy')).mockResolvedValueOnce('sound');
  const get = keeping(ask);
  await expect(get('Hello', options)).rejects.toThrow('busy');
  await expect(get('Hello', options)).resolves.toBe('sound');
});

test('the oldest goes when there are too many', async () => {
  const ask = vi.fn<Ask>((text) => Promise.resolve(text));
  const get = keeping(ask);
  for (let index = 0; index <= 80; index++) await get(`text ${index}`, options);
  await get('text 80', options);
  expect(ask).toHaveBeenCalledTimes(81);
  await get('text 0', options);
  expect(ask).toHaveBeenCalledTimes(82);
});

const refused = (status: number, retryAfter?: number) =>
  new ApiError({
    status,
    statusText: '',
    body: '',
    ...(retryAfter !== undefined && { retryAfter }),
  });

test('a voice that is busy for a moment is asked again', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused(503, 0));
  ask.mockResolvedValueOnce('said');
  expect(await whenFree(ask)).toBe('said');
});

test.each([
  ['one that stays busy', refused(503, 0), 3],
  ['one that is busy for long', refused(503, 9), 1],
  ['one that does not say for how long', refused(503), 1],
  ['any other refusal', refused(429, 0), 1],
])('%s is not waited for', async (_name, error, times) => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(error);
  await expect(whenFree(ask)).rejects.toBe(error);
  expect(ask).toHaveBeenCalledTimes(times);
});
