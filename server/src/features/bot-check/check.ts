import type { BotAction, BotChallenge } from '@saywell/contract';

export type Proof = { action: BotAction; token: string | undefined; address: string };

/** One way to tell people from bots. */
export type BotCheck = {
  /** Whether the token is a proof for this action. A token can be checked only once. */
  proves: (proof: Proof & { token: string }) => Promise<boolean>;
  /** Issues a challenge, if the check works with challenges. */
  challenge?: (action: BotAction) => Promise<BotChallenge>;
};
