import type { BotChallenge, ChallengeAction } from '@saywell/contract';
import { call } from '../../../lib/api.ts';
import type { Prover } from './bot-check.ts';

/** Shorter than the server's limit, so that a slow connection does not make a proof too late. */
const LIFETIME_MS = 4 * 60_000;

/** The server's own challenge: unnoticed by a person, expensive for a bot. */
export const altcha: Prover = {
  lifetimeMs: LIFETIME_MS,
  prove: solveChallenge,
};

/** Solves a challenge; the proof is valid for one call. */
export async function solveChallenge(action: ChallengeAction): Promise<string> {
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
