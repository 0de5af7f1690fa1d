import type { PasskeyAnswer, User } from '@saywell/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import {
  answerWithPasskey,
  canUsePasskeys,
  stopAsking,
  suggestsPasskeys,
} from '../../lib/passkeys.ts';
import { suggestPasskeys } from './suggest-passkeys.ts';

const signIn = (passkey: PasskeyAnswer) =>
  call('POST /api/passkeys/sign-in', { body: { passkey } });

/** By a press of a button. */
export function usePasskeySignIn(onUser: (user: User) => void) {
  return useMutation({
    mutationFn: async () =>
      signIn(await answerWithPasskey(await call('POST /api/passkeys/challenge'))),
    onSuccess: onUser,
  });
}

async function pick(signal: AbortSignal): Promise<PasskeyAnswer> {
  const challenge = await call('POST /api/passkeys/challenge', { signal });
  return answerWithPasskey(challenge, { autofill: true, signal });
}

type Suggestions = {
  /** While something else asks, or somebody is in already. */
  paused: boolean;
  onPick: () => void;
  onUser: (user: User) => void;
};

/**
 * While the form is there the browser suggests passkeys in the field of the username. Asking by the
 * button ends this; after it the suggestions come back. Answers how the one that was picked fares.
 */
export function usePasskeySuggestions({ paused, onPick, onUser }: Suggestions) {
  const picked = useMutation({ mutationFn: signIn, onMutate: onPick, onSuccess: onUser });
  const { mutateAsync } = picked;
  useEffect(() => {
    if (paused || !canUsePasskeys()) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      if (!(await suggestsPasskeys().catch(() => false)) || isOver) return;
      stop = suggestPasskeys({ pick, send: mutateAsync });
    };
    void begin();
    return () => {
      isOver = true;
      stop?.();
    };
  }, [paused, mutateAsync]);
  useEffect(
    () => () => {
      if (canUsePasskeys()) void stopAsking();
    },
    [],
  );
  return picked;
}
