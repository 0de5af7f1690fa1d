import { randomInt } from 'node:crypto';
import { BotChallenge, type RiddleAction } from '@saywell/contract';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { usedCaptchas } from '../../db/schema.ts';
import { siteSecret } from '../../site-secret.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
const LIFETIME_MS = 10 * 60_000;

/** A fraction of a second for a person's browser, and what makes thousands of tries expensive. */
const RIDDLE = { cost: 1000, fewest: 1000, most: 2000 };

const Answer = z.object({
  challenge: BotChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(200) }),
});

type Proof = { action: RiddleAction; token: string };

/** A check by riddles of our own, for everything that may ask for one. */
export type Riddles = {
  proves: (proof: Proof) => Promise<boolean>;
  challenge: (action: RiddleAction) => Promise<BotChallenge>;
};

/** Proof of work against a riddle of our own: nobody else learns who comes here. */
export function createAltcha(
  db: Database,
  { riddle = RIDDLE, lifetimeMs = LIFETIME_MS } = {},
): Riddles {
  let known: ReturnType<typeof readSecrets> | undefined;
  const secrets = () => {
    known ??= readSecrets(db).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  async function challenge(action: RiddleAction) {
    const made = await createChallenge({
      algorithm: ALGORITHM,
      cost: riddle.cost,
      counter: randomInt(riddle.fewest, riddle.most),
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

  /** False if somebody was here with it before. */
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
