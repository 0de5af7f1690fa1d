import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a cookie or a link. */
export const createToken = () => randomBytes(32).toString('base64url');

/**
 * The stored form of a token. Tokens are random, so a plain hash is enough: somebody who reads the
 * database still cannot sign in.
 */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
