import type { PasskeyAnswer } from '@saywell/contract';

/** A challenge is good for two minutes, and whoever looks for their name may take longer. */
export const RENEWED_AFTER_MS = 100_000;

/** So often at once; a browser that picks without a person would otherwise never stop. */
const REFUSALS_AT_ONCE = 3;

type Suggesting = {
  /** Lets the browser suggest passkeys; must not begin to once the signal is aborted. */
  pick: (signal: AbortSignal) => Promise<PasskeyAnswer>;
  /** Signs in with what was picked; whatever is wrong with that is told by whoever sends it. */
  send: (passkey: PasskeyAnswer) => Promise<unknown>;
};

/**
 * Suggests passkeys until one is taken; one that is refused makes room for another at once. As long
 * as nobody has picked any, nothing that goes wrong is news to anybody: the form is as it was.
 */
export function suggestPasskeys({ pick, send }: Suggesting): () => void {
  let isOver = false;
  let refusals = 0;
  let question = new AbortController();
  let renewal: ReturnType<typeof setTimeout>;
  const close = () => {
    question.abort();
    clearTimeout(renewal);
  };
  const ask = async () => {
    const { signal } = question;
    // The new question ends the old one, and only once it is there.
    renewal = setTimeout(() => void ask(), RENEWED_AFTER_MS);
    const passkey = await pick(signal).catch(() => undefined);
    if (!passkey || signal.aborted) return;
    close();
    try {
      await send(passkey);
    } catch {
      if (isOver) return;
      question = new AbortController();
      refusals += 1;
      if (refusals <= REFUSALS_AT_ONCE) void ask();
      else renewal = setTimeout(() => void ask(), RENEWED_AFTER_MS);
    }
  };
  void ask();
  return () => {
    isOver = true;
    close();
  };
}
