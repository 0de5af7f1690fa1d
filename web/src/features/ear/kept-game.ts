import { earContrastOf } from '@saywell/contract';
import { createTabStorage, isRecord } from '../../lib/tab-storage.ts';
import type { EarGame } from './game.ts';

/** A round that a reload must not lose. The number is the account, or 0 for a visitor. */
const games = createTabStorage({ prefix: 'saywell-ear:', parse: parseGame });

export const keptGame = (userId: number): EarGame | undefined => games.get(String(userId));
export const keepGame = (userId: number, game: EarGame): void => games.set(String(userId), game);

/** Forgets this round, not another that has begun since. */
export function dropGame(userId: number, { key }: EarGame): void {
  if (keptGame(userId)?.key === key) games.drop(String(userId));
}

function parseGame(stored: unknown): EarGame | undefined {
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
    answers.every((one) => isRecord(one) && isWhich(one['chose']) && typeof one['ms'] === 'number');
  return isGame ? (stored as EarGame) : undefined;
}

/** Another version of the product may know other pairs. */
const isQuestion = (one: unknown) =>
  isRecord(one) &&
  typeof one['pair'] === 'string' &&
  earContrastOf(one['pair'])?.id === one['contrast'] &&
  isWhich(one['said']) &&
  typeof one['voice'] === 'string';

const isWhich = (value: unknown) => value === 0 || value === 1;
