import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * An unreadable hash counts as a wrong password, not as a server error. Without a hash no password
 * is right, and the check takes just as long.
 */
export async function isPasswordOf(storedHash: string | null, password: string): Promise<boolean> {
  if (storedHash === null) return pretendToCheck(password);
  try {
    return await verify(storedHash, password);
  } catch {
    return false;
  }
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real check, so that the timing does not reveal which names exist. */
export async function pretendToCheck(password: string): Promise<false> {
  decoy ??= hashPassword('nobody has this password');
  await isPasswordOf(await decoy, password);
  return false;
}
