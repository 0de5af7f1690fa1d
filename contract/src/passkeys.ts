import { z } from 'zod';
import { User } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { IdentityProof, NewPasskey, PasskeyAnswer, Transport } from './identity.ts';
import { PASSKEY_NAME_MAX } from './limits.ts';
import { Id, Instant, Message } from './values.ts';

const CALLS_PER_MINUTE = 60;

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type Passkey = z.output<typeof Passkey>;

/** The ways somebody can sign in. */
export const SignInMethods = z.object({
  hasPassword: z.boolean(),
  /** What confirms the identity before a sensitive change. */
  asksFor: z.enum(['password', 'passkey']),
  /** In the order they were added. */
  passkeys: z.array(Passkey),
});
export type SignInMethods = z.output<typeof SignInMethods>;

const PasskeyName = z
  .string('Name is required')
  .trim()
  .min(1, 'Name is required')
  .max(PASSKEY_NAME_MAX, 'Name too long')
  .regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, 'Name contains characters that can’t be shown');

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(Transport),
});

/** Options for `navigator.credentials.get`, in WebAuthn's JSON form. */
export const PasskeyChallenge = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Empty if any passkey is accepted. */
  allowCredentials: z.array(descriptor),
});
export type PasskeyChallenge = z.output<typeof PasskeyChallenge>;

/** Options for `navigator.credentials.create`. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(descriptor),
});
export type PasskeyCreation = z.output<typeof PasskeyCreation>;

export const signInChallenge = {
  method: 'POST',
  path: '/api/passkeys/challenge',
  access: 'anyone',
  summary: 'A challenge to sign in with a passkey; valid once, for two minutes, in this browser',
  response: PasskeyChallenge,
  callsPerMinute: CALLS_PER_MINUTE,
} satisfies Endpoint;

export const signInWithPasskey = {
  method: 'POST',
  path: '/api/passkeys/sign-in',
  access: 'anyone',
  summary: 'Sign in with a passkey’s answer to a challenge',
  body: z.object({ passkey: PasskeyAnswer }),
  response: User,
  callsPerMinute: CALLS_PER_MINUTE,
} satisfies Endpoint;

export const listPasskeys = {
  method: 'GET',
  path: '/api/user/passkeys',
  access: 'user',
  summary: 'How you can sign in: your passkeys, and whether there is a password',
  response: SignInMethods,
} satisfies Endpoint;

export const identityChallenge = {
  method: 'POST',
  path: '/api/user/passkeys/challenge',
  access: 'user',
  summary: 'A challenge to confirm your identity with a passkey; valid once, for two minutes',
  response: PasskeyChallenge,
  callsPerMinute: CALLS_PER_MINUTE,
} satisfies Endpoint;

export const showPasskey = {
  method: 'POST',
  path: '/api/user/passkeys/shown',
  access: 'user',
  summary: 'Use one of your passkeys in this session; administrators may need to',
  body: z.object({ passkey: PasskeyAnswer }),
  response: User,
  callsPerMinute: CALLS_PER_MINUTE,
} satisfies Endpoint;

export const beginPasskey = {
  method: 'POST',
  path: '/api/user/passkeys/new',
  access: 'user',
  summary: 'What a browser needs to create a passkey; asks to confirm your identity first',
  body: IdentityProof,
  response: PasskeyCreation,
  callsPerMinute: CALLS_PER_MINUTE,
} satisfies Endpoint;

export const addPasskey = {
  method: 'POST',
  path: '/api/user/passkeys',
  access: 'user',
  summary: 'Add the passkey that the browser created',
  body: z.object({ name: PasskeyName, passkey: NewPasskey }),
  response: SignInMethods,
  callsPerMinute: CALLS_PER_MINUTE,
} satisfies Endpoint;

export const renamePasskey = {
  method: 'PATCH',
  path: '/api/user/passkeys/:id',
  access: 'user',
  summary: 'Rename one of your passkeys',
  params: z.object({ id: Id }),
  body: z.object({ name: PasskeyName }),
  response: SignInMethods,
  callsPerMinute: CALLS_PER_MINUTE,
} satisfies Endpoint;

export const removePasskey = {
  method: 'DELETE',
  path: '/api/user/passkeys/:id',
  access: 'user',
  summary: 'Remove one of your passkeys, unless it is your only sign-in method',
  params: z.object({ id: Id }),
  body: IdentityProof,
  response: SignInMethods,
  callsPerMinute: CALLS_PER_MINUTE,
} satisfies Endpoint;

export const removePassword = {
  method: 'DELETE',
  path: '/api/user/password',
  access: 'user',
  summary: 'Remove the password and sign in only with passkeys; asks for a passkey first',
  body: z.object({ passkey: PasskeyAnswer }),
  response: Message,
  callsPerMinute: CALLS_PER_MINUTE,
} satisfies Endpoint;

export const passkeys = {
  signInChallenge,
  signInWithPasskey,
  listPasskeys,
  identityChallenge,
  showPasskey,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  removePassword,
};
