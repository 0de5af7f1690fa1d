import type { BotAction, BotChallenge } from '@saywell/contract';

export type Proof = { action: BotAction; token: string | undefined; address: string };

/** One way to tell people from robots. */
export type BotCheck = {
  /** Whether the token proves it for this action. A token is spent by being looked at. */
  proves: (proof: Proof & { token: string }) => Promise<boolean>;
  /** A riddle for the browser, where the check works with riddles. */
  challenge?: (action: BotAction) => Promise<BotChallenge>;
};
