import { expect, test } from 'vitest';
import { typographic } from './typographic.ts';
import { unbroken } from './unbroken.ts';

test('an apostrophe is shown curly, in phrases and in what is said of them', () => {
  expect(typographic("I'll say it's fine.")).toBe('I’ll say it’s fine.');
  expect(unbroken("Say just “can't” three times.")).toBe('Say just “can’t” three times.');
});
