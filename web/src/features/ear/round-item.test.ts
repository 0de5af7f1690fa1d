import { EAR_ANSWER_MAX_MS, saveEarRound } from '@saywell/contract';
import { expect, test } from 'vitest';
import { answered, moveOn, newRound } from '../../lib/rounds/round.ts';
import { earItem } from './round-item.ts';
import type { EarRound } from './round.ts';

const NOW = 1_795_000_000_000;
const question = (said: 0 | 1) => ({
  contrast: 'ih-iy',
  pair: 'ship-sheep',
  said,
  voice: 'en-US-Neural2-F',
});
const begun: EarRound = newRound([question(0), question(1)], NOW - 7000);

test('a round goes out as the contract wants it, under its own key', () => {
  const first = moveOn(answered(begun, { chose: 0, ms: 1200.4 }, NOW - 5800), NOW - 4900);
  const round = moveOn(answered(first, { chose: 0, ms: 900 }, NOW - 4000), NOW);
  const { key, body } = earItem(7, round);
  expect(key).toBe(`ear:${round.key}`);
  expect(saveEarRound.body.safeParse(body).success).toBe(true);
  expect(body).toMatchObject({
    key: round.key,
    duration: 7,
    at: new Date(NOW).toISOString(),
    answers: [
      { pair: 'ship-sheep', said: 0, chose: 0, ms: 1200 },
      { said: 1, chose: 0, ms: 900 },
    ],
  });
});

test('a question that lay open is told as long as the contract takes', () => {
  const { body } = earItem(7, answered(begun, { chose: 0, ms: 3_600_000 }, NOW));
  expect(body.answers[0]?.ms).toBe(EAR_ANSWER_MAX_MS);
});
