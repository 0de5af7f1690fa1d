import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody can guess, as they travel in a cookie or a link. */
export const createToken = () => randomBytes(32).toString('base64url');

/**
 * What is stored of a token. Tokens are random, so a plain hash is enough: whoever reads the
 * database still cannot sign in with what is in it.
 */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
