import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyChallenge,
  PasskeyCreation,
  SignInMethods,
} from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { errorText } from './api-error.ts';
import { appConfig } from './app-config.ts';
import { read } from './query-client.ts';

/** Only who uses a passkey needs it. */
const library = () => import('@simplewebauthn/browser');

/** Passkeys belong to one address, and very old browsers know of none. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && appConfig.passkeys === window.location.origin;
}

export async function makePasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** With `autofill` the browser waits until somebody picks a passkey among its suggestions. */
export async function answerWithPasskey(
  options: PasskeyChallenge,
  { autofill = false } = {},
): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library();
  const asked = { optionsJSON: options, useBrowserAutofill: autofill };
  const { id, rawId, type, response } = await startAuthentication(asked);
  return { id, rawId, type, response };
}

/** Whether the browser can suggest passkeys where a username is typed. */
export async function suggestsPasskeys(): Promise<boolean> {
  return (await library()).browserSupportsWebAuthnAutofill();
}

/** Ends what the browser is waiting for. */
export async function stopAsking(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** What to say when it did not work. Browsers tell little on purpose: closed, refused or too late. */
export function passkeyErrorText(error: unknown, fallback: string): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return 'No passkey was used. Please try again.';
  }
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  if (name === 'SecurityError') return 'This browser can’t use a passkey here.';
  return errorText(error, fallback);
}

export const signInMethods = read('/api/user/passkeys');

/** Shows that it is really the person who is signed in. */
type Proof = { password?: string; passkey?: PasskeyAnswer };

export type AsksFor = SignInMethods['asksFor'];

export async function proveWithPasskey(): Promise<{ passkey: PasskeyAnswer }> {
  return { passkey: await answerWithPasskey(await call('POST /api/user/passkeys/challenge')) };
}

/** What a form before something that matters asks for, and how it proves it. */
export function useIdentity() {
  const { data } = useQuery(signInMethods);
  const asksFor: AsksFor = data?.asksFor ?? 'password';
  const prove = async (password: string): Promise<Proof> =>
    asksFor === 'password' ? { password } : proveWithPasskey();
  return { asksFor, prove };
}
