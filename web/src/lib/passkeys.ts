import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyChallenge,
  PasskeyCreation,
  SignInMethods,
} from '@saywell/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { ApiError, errorText } from './api-error.ts';
import { appConfig } from './app-config.ts';
import { read } from './query-client.ts';

/** Loaded only when somebody uses a passkey. */
const library = () => import('@simplewebauthn/browser');

/** Passkeys belong to one origin, and very old browsers don't support them. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && appConfig.passkeys === window.location.origin;
}

export async function makePasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/**
 * With `autofill`, the browser waits until somebody picks a passkey from its suggestions. A new
 * prompt cancels the one before, so don't start one that is no longer needed.
 */
export async function answerWithPasskey(
  options: PasskeyChallenge,
  { autofill = false, signal }: { autofill?: boolean; signal?: AbortSignal } = {},
): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library();
  signal?.throwIfAborted();
  const asked = { optionsJSON: options, useBrowserAutofill: autofill };
  const { id, rawId, type, response } = await startAuthentication(asked);
  return { id, rawId, type, response };
}

/** Whether the browser can suggest passkeys in a username field. */
export async function suggestsPasskeys(): Promise<boolean> {
  return (await library()).browserSupportsWebAuthnAutofill();
}

/** Cancels the browser's prompt. */
export async function stopAsking(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/**
 * The message if it failed. Browsers hide the reason on purpose: canceled, refused or timed out.
 */
export function passkeyErrorText(
  error: unknown,
  fallback: string,
  notDone = 'No passkey was used. Please try again.',
): string {
  // `fetch` throws a TypeError; other errors have nothing to do with the network.
  if (error instanceof ApiError || error instanceof TypeError) return errorText(error, fallback);
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return notDone;
    case 'InvalidStateError':
      return 'This device already has a passkey for your account.';
    case 'ConstraintError':
    case 'NotSupportedError':
      return 'This device can’t keep a passkey for this site. Try another device.';
    case 'SecurityError':
      return 'This browser can’t use a passkey here.';
    default:
      return fallback;
  }
}

export const signInMethods = queryOptions({
  ...read('/api/user/passkeys'),
  // Offline it fails immediately, so that the caller can say so.
  networkMode: 'always',
});

/** Confirms the identity of the signed-in person. */
type Proof = { password?: string; passkey?: PasskeyAnswer };

export async function proveWithPasskey(): Promise<{ passkey: PasskeyAnswer }> {
  return { passkey: await answerWithPasskey(await call('POST /api/user/passkeys/challenge')) };
}

/** What a form can ask for; 'elsewhere' is a passkey that this browser cannot use. */
export type AsksFor = SignInMethods['asksFor'] | 'elsewhere' | 'loading' | 'failed';

type Known = { data: SignInMethods | undefined; isError: boolean };

/** No default: somebody without a password must not be asked for one. */
export function whatToAskFor({ data, isError }: Known, here: boolean): AsksFor {
  if (!data) return isError ? 'failed' : 'loading';
  return data.asksFor === 'passkey' && !here ? 'elsewhere' : data.asksFor;
}

/** What a form asks for before a sensitive change, and how it confirms the identity. */
export function useIdentity() {
  const { data, isError, refetch } = useQuery(signInMethods);
  const asksFor = whatToAskFor({ data, isError }, canUsePasskeys());
  return {
    asksFor,
    /** Whether the form only waits for the person's password or passkey. */
    ready: asksFor === 'password' || asksFor === 'passkey',
    hasPassword: data?.hasPassword,
    retry: () => void refetch(),
    prove: async (password: string): Promise<Proof> =>
      asksFor === 'password' ? { password } : proveWithPasskey(),
  };
}

export type Identity = ReturnType<typeof useIdentity>;
