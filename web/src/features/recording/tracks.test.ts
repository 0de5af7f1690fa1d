import { expect, test } from 'vitest';
import { trackSpan } from './tracks.tsx';

test('the track shows the model until you have spoken longer than it', () => {
  expect(trackSpan({ model: 1.9, limit: 4, elapsed: 1.1 })).toBe(1.9);
  expect(trackSpan({ model: 1.9, limit: 4, elapsed: 2.6 })).toBe(2.6);
});

test('without a model it shows the whole time there is', () => {
  expect(trackSpan({ model: undefined, limit: 4, elapsed: 1 })).toBe(4);
});
