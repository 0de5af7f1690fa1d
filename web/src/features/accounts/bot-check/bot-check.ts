import type { BotAction } from '@saywell/contract';

/** A way to prove that no robot fills in the form. */
export type Prover = {
  prove: (action: BotAction) => Promise<string>;
  /** How long a proof is surely good for. */
  lifetimeMs: number;
};

/**
 * Proofs for one form. One is made while the person types, so that sending does not wait for it.
 * Each is good for one sending; an old one is made again.
 */
export function createBotCheck(action: BotAction, prover: Prover | undefined, now = Date.now) {
  let ready: { token: Promise<string>; until: number } | undefined;

  function prepare(): Promise<string> | undefined {
    if (!prover) return undefined;
    if (ready && now() < ready.until) return ready.token;
    const made = { token: prover.prove(action), until: now() + prover.lifetimeMs };
    ready = made;
    // One that could not be made is asked for anew by whoever needs it.
    made.token.catch(() => {
      if (ready === made) ready = undefined;
    });
    return made.token;
  }

  /** The proof for one sending; undefined where the site asks for none. */
  async function take(): Promise<string | undefined> {
    const token = prepare();
    ready = undefined;
    return token;
  }

  return { prepare: () => void prepare(), take };
}
