import { stressItemOf } from '@saywell/contract';
import { createTabStorage, isRecord } from '../../lib/tab-storage.ts';
import type { StressGame } from './game.ts';

/** A round that a reload must not lose, by account. */
const games = createTabStorage({ prefix: 'saywell-stress:', parse: parseGame });

/** Time without the page is not practice. */
export function keptGame(userId: number): StressGame | undefined {
  const game = games.get(String(userId));
  return game && { ...game, at: Date.now() };
}
export const keepGame = (userId: number, game: StressGame): void => games.set(String(userId), game);

/** Forgets this round, not another that has begun since. */
export function dropGame(userId: number, { key }: StressGame): void {
  if (keptGame(userId)?.key === key) games.drop(String(userId));
}

function parseGame(stored: unknown): StressGame | undefined {
  if (!isRecord(stored)) return undefined;
  const { key, questions, answers, shown, spentMs, at } = stored;
  const isGame =
    typeof key === 'string' &&
    typeof shown === 'boolean' &&
    typeof spentMs === 'number' &&
    typeof at === 'number' &&
    Array.isArray(questions) &&
    questions.length > 0 &&
    questions.every(isQuestion) &&
    Array.isArray(answers) &&
    answers.length <= questions.length &&
    (answers.length > 0 || !shown) &&
    answers.every((one) => isRecord(one) && typeof one['chose'] === 'number');
  return isGame ? (stored as StressGame) : undefined;
}

/** Another version of the product may know other words. */
const isQuestion = (one: unknown) =>
  isRecord(one) &&
  typeof one['item'] === 'string' &&
  stressItemOf(one['item']) !== undefined &&
  typeof one['voice'] === 'string';
