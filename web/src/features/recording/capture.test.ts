import { expect, test } from 'vitest';
import { chooseFormat, isTooLong } from './capture.ts';

test('Opus in WebM comes first', () => {
  expect(chooseFormat(() => true)).toBe('audio/webm;codecs=opus');
});

test('Firefox without WebM records Ogg', () => {
  expect(chooseFormat((type) => type.startsWith('audio/ogg'))).toBe('audio/ogg;codecs=opus');
});

test('MP4 is only taken where nothing else is offered', () => {
  expect(chooseFormat((type) => type === 'audio/wav' || type === 'audio/mp4')).toBe('audio/wav');
  expect(chooseFormat((type) => type === 'audio/mp4')).toBe('audio/mp4');
});

test('a browser that knows none of them decides by itself', () => {
  expect(chooseFormat(() => false)).toBeUndefined();
});

test('a recording ends at its limit, heard or not', () => {
  expect(isTooLong({ limit: 4 }, 3.9, undefined)).toBe(false);
  expect(isTooLong({ limit: 4 }, 4, undefined)).toBe(true);
});

test('one that waits for the voice counts from where it begins', () => {
  expect(isTooLong({ limit: 4, wait: 8 }, 7, undefined)).toBe(false);
  expect(isTooLong({ limit: 4, wait: 8 }, 9, 5.5)).toBe(false);
  expect(isTooLong({ limit: 4, wait: 8 }, 9.5, 5.5)).toBe(true);
});
