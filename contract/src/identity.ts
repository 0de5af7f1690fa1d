import { z } from 'zod';
import { PASSWORD_MAX } from './limits.ts';

/**
 * Base64url, as WebAuthn writes bytes in JSON. An id has 1023 bytes at most; the other bounds are
 * generous.
 */
const base64url = (max: number) =>
  z
    .string('Invalid passkey')
    .max(max, 'Invalid passkey')
    .regex(/^[\w-]+$/, 'Invalid passkey');

const credential = {
  id: base64url(1364),
  rawId: base64url(1364),
  type: z.literal('public-key', 'Invalid passkey'),
};

/** What `navigator.credentials.get` returns. Other fields are ignored. */
export const PasskeyAnswer = z.object({
  ...credential,
  response: z.object(
    {
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(100).nullish(),
    },
    'Invalid passkey',
  ),
});
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>;

/** What `navigator.credentials.create` returns. */
export const NewPasskey = z.object({
  ...credential,
  response: z.object(
    {
      clientDataJSON: base64url(4000),
      attestationObject: base64url(8000),
      transports: z
        .array(z.string('Invalid passkey').max(32, 'Invalid passkey'), 'Invalid passkey')
        .max(10, 'Invalid passkey')
        .default([]),
    },
    'Invalid passkey',
  ),
});
export type NewPasskey = z.output<typeof NewPasskey>;

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export const Transport = z.enum(TRANSPORTS);

export const passwordOf = (required: string) =>
  z.string(required).min(1, required).max(PASSWORD_MAX, 'Password too long');

const IDENTITY_REQUIRED = 'Enter your password or use a passkey';

/**
 * Confirms the identity of the person who is signed in: their password, or an answer of one of
 * their passkeys to a challenge of `POST /api/user/passkeys/challenge`.
 */
export const IdentityProof = z
  .object({
    password: passwordOf(IDENTITY_REQUIRED).optional(),
    passkey: PasskeyAnswer.optional(),
  })
  .refine(({ password, passkey }) => password ?? passkey, { error: IDENTITY_REQUIRED });
export type IdentityProof = z.output<typeof IdentityProof>;
