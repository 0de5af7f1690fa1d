import { expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { shippedFiles } from './testing/shipped.ts';
import { warmUpTake } from './warm-up-take.ts';

test('the made-up take is heard by the network: a refusal before that would cost nothing', () => {
  const take = warmUpTake(3);
  expect(take.samples).toHaveLength(48_000);
  const { issues, words } = createEngine(shippedFiles).analyze(take);
  const codes = issues.map(({ code }) => code);
  // Only the network can tell that it was another phrase, or no words at all.
  expect(['different-phrase', 'only-noise'].some((code) => codes.includes(code as never))).toBe(
    true,
  );
  expect(words).toHaveLength(8);
});
