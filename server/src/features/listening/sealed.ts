import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const START_BYTES = 12;
const SEAL_BYTES = 16;

/**
 * Bytes that only those can read again who know what they are about: the key is made of that and
 * kept nowhere.
 */
export function seal(about: string, bytes: Uint8Array): Buffer {
  const start = randomBytes(START_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(about), start);
  const sealed = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([start, cipher.getAuthTag(), ...sealed]);
}

/** Throws when a byte of it was lost or changed. */
export function unseal(about: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, keyOf(about), sealed.subarray(0, START_BYTES), {
    authTagLength: SEAL_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(START_BYTES, START_BYTES + SEAL_BYTES));
  const bytes = decipher.update(sealed.subarray(START_BYTES + SEAL_BYTES));
  return Buffer.concat([bytes, decipher.final()]);
}

/** Another hash than the one that names the file. */
const keyOf = (about: string) => createHash('sha256').update(`key of ${about}`).digest();
