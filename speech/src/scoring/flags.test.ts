import { expect, test } from 'vitest';
import { flagsFor } from './flags.ts';

const config = {
  phoneFlags: { wrong: 1, check: 1.6 },
  wordFlags: { wrong: 7 },
  wellSaid: { above: 6, phone: 0.25, word: 0.75 },
};

test.each([
  ['badly said', 3, [1, 1.6, 7]],
  ['as well said as need be', 6, [1, 1.6, 7]],
  ['well said', 8, [0.5, 1.1, 5.5]],
])('a sound or word of a reading that is %s is marked below its threshold', (_, accuracy, all) => {
  const { phone, word } = flagsFor(config, accuracy);
  expect([phone.wrong, phone.check, word.wrong]).toEqual(all);
});
