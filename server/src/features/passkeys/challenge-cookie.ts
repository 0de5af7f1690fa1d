import type { FastifyReply, FastifyRequest } from 'fastify';
import { createToken, hashToken } from '../../tokens.ts';
import { CHALLENGE_MS } from './challenges.ts';

const COOKIE = 'saywell_passkey';

export type ChallengeCookie = ReturnType<typeof challengeCookie>;

/**
 * Before sign-in there is no session to bind a challenge to, so it is bound to this browser: the
 * signature covers a value in a cookie. Two tabs share it.
 */
export function challengeCookie(secure: boolean) {
  const kind = { path: '/api/passkeys', httpOnly: true, sameSite: 'strict', secure } as const;
  const tokenIn = (request: FastifyRequest) => request.cookies[COOKIE];
  const nameOf = (token: string) => `browser ${hashToken(token)}`;

  function bind(request: FastifyRequest, reply: FastifyReply): string {
    const token = tokenIn(request) ?? createToken();
    reply.setCookie(COOKIE, token, { ...kind, maxAge: CHALLENGE_MS / 1000 });
    return nameOf(token);
  }

  return { bind, boundTo: (request: FastifyRequest) => nameOf(tokenIn(request) ?? '') };
}
