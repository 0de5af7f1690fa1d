import { expect, test } from 'vitest';
import { chooseFormat } from './capture.ts';

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
