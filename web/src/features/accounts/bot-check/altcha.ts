import type { BotChallenge, RiddleAction } from '@saywell/contract';
import { call } from '../../../lib/api.ts';
import type { Prover } from './bot-check.ts';

/** Well within what the server allows, so that a proof is not refused for a slow line. */
const LIFETIME_MS = 4 * 60_000;

/** The server's own riddle: costs a person nothing, and a robot its speed. */
export const altcha: Prover = {
  lifetimeMs: LIFETIME_MS,
  prove: solveRiddle,
};

/** The proof of one riddle, for one call. */
export async function solveRiddle(action: RiddleAction): Promise<string> {
  const challenge = await call('GET /api/captcha/challenge', { query: { action } });
  const solution = await solve(challenge);
  return btoa(JSON.stringify({ challenge, solution }));
}

function solve(challenge: BotChallenge): Promise<unknown> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      data ? resolve(data) : reject(new Error('The challenge was not solved')),
    );
    worker.addEventListener('error', () => reject(new Error('The challenge could not be solved')));
    worker.postMessage(challenge, []);
  }).finally(() => worker.terminate());
}
