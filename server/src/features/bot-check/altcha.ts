import { randomInt } from 'node:crypto';
import { BotChallenge, type ChallengeAction } from '@saywell/contract';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { usedCaptchas } from '../../db/schema.ts';
import { siteSecret } from '../../site-secret.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
const LIFETIME_MS = 10 * 60_000;

/** A fraction of a second in a browser, but expensive for thousands of tries. */
const DIFFICULTY = { cost: 1000, fewest: 1000, most: 2000 };

const Answer = z.object({
  challenge: BotChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(200) }),
});

type Proof = { action: ChallengeAction; token: string };

/** Checks by our own challenges, for every action that may need one. */
export type Challenges = {
  proves: (proof: Proof) => Promise<boolean>;
  challenge: (action: ChallengeAction) => Promise<BotChallenge>;
};

/** Proof of work on a challenge of our own: no third party learns who visits. */
export function createAltcha(
  db: Database,
  { difficulty = DIFFICULTY, lifetimeMs = LIFETIME_MS } = {},
): Challenges {
  let known: ReturnType<typeof readSecrets> | undefined;
  const secrets = () => {
    known ??= readSecrets(db).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  async function challenge(action: ChallengeAction) {
    const made = await createChallenge({
      algorithm: ALGORITHM,
      cost: difficulty.cost,
      counter: randomInt(difficulty.fewest, difficulty.most),
      data: { action },
      deriveKey,
      expiresAt: new Date(Date.now() + lifetimeMs),
      ...(await secrets()),
    });
    return BotChallenge.parse(made);
  }

  async function proves({ action, token }: Proof) {
    const answer = read(token);
    if (!answer || answer.challenge.parameters.data.action !== action) return false;
    const { verified } = await verifySolution({ ...answer, deriveKey, ...(await secrets()) });
    return verified && spend(answer.challenge);
  }

  /** False if the solution was used before. */
  async function spend({ signature, parameters }: BotChallenge) {
    const rows = await db
      .insert(usedCaptchas)
      .values({ signature, expiresAt: new Date(parameters.expiresAt * 1000) })
      .onConflictDoNothing()
      .returning();
    return rows.length === 1;
  }

  return { challenge, proves };
}

async function readSecrets(db: Database) {
  return {
    hmacSignatureSecret: await siteSecret(db, 'bot-check-riddle'),
    hmacKeySignatureSecret: await siteSecret(db, 'bot-check-solution'),
  };
}

function read(token: string): z.output<typeof Answer> | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    return Answer.safeParse(json).data;
  } catch {
    return undefined;
  }
}
