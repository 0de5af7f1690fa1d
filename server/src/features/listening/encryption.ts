import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const AUTH_TAG_BYTES = 16;

/**
 * Encrypts with a key that is derived from `about` and stored nowhere: only who knows `about` can
 * decrypt.
 */
export function encrypt(about: string, bytes: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(about), iv);
  const encrypted = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]);
}

/** Throws if a byte was lost or changed. */
export function decrypt(about: string, encrypted: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, keyOf(about), encrypted.subarray(0, IV_BYTES), {
    authTagLength: AUTH_TAG_BYTES,
  });
  decipher.setAuthTag(encrypted.subarray(IV_BYTES, IV_BYTES + AUTH_TAG_BYTES));
  const bytes = decipher.update(encrypted.subarray(IV_BYTES + AUTH_TAG_BYTES));
  return Buffer.concat([bytes, decipher.final()]);
}

/** A different hash from the one that names the file. */
const keyOf = (about: string) => createHash('sha256').update(`key of ${about}`).digest();
