import { expect, test, vi } from 'vitest';
import { exampleOptions } from './speaking.ts';
import { keeping } from './speech-files.ts';
import { REFERENCE } from './voice-choice.ts';

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
