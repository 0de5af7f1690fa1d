import { DAY_MS } from '@saywell/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { authSessions, passkeys, users } from '../../db/schema.ts';
import { outageOf } from '../../db/outage.ts';
import type { Caller } from '../../http/mount.ts';
import { createToken, hashToken } from '../../tokens.ts';
import type { BlogRule, PasskeyRule } from './manages-blog.ts';

export const SESSION_COOKIE = 'saywell_session';

/**
 * Whom an answer was made for: what a browser keeps of it for offline belongs to that account
 * (`web/src/service-worker/reads.ts`).
 */
const ACCOUNT_HEADER = 'saywell-account';

const LIFETIME_MS = 30 * DAY_MS;
/** A session that is used is extended, at most once a day, so that reads rarely write. */
const RENEW_AFTER_MS = DAY_MS;

export type Sessions = ReturnType<typeof createSessions>;

/** The password hash at the time of the check, or the passkey that was used. */
type Way = { passwordHash: string | null } | { passkeyId: number };
type Opener = { id: number } & Way;

type Options = {
  secure: boolean;
  managesBlog: BlogRule;
  mustHavePasskey: PasskeyRule;
};

/** Reading still works while the database is full; the session is extended another time. */
function unlessFull(error: unknown) {
  if (outageOf(error) === 'full') return false;
  throw error;
}

/** Signs browsers in and out, and finds who is signed in. */
export function createSessions(db: Database, { secure, managesBlog, mustHavePasskey }: Options) {
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  function setCookie(reply: FastifyReply, token: string) {
    reply.setCookie(SESSION_COOKIE, token, { ...cookie, maxAge: LIFETIME_MS / 1000 });
  }

  async function findCaller(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Caller | undefined> {
    const token = request.cookies[SESSION_COOKIE];
    reply.header(ACCOUNT_HEADER, '0');
    if (!token) return undefined;
    const [found] = await db
      .select({ session: authSessions, user: users })
      .from(authSessions)
      .innerJoin(users, eq(users.id, authSessions.userId))
      .where(
        and(eq(authSessions.tokenHash, hashToken(token)), gt(authSessions.expiresAt, new Date())),
      );
    if (!found?.user.isApproved) return undefined;
    if (await renew(found.session).catch(unlessFull)) setCookie(reply, token);
    const { session, user } = found;
    reply.header(ACCOUNT_HEADER, String(user.id));
    const needsPasskey = mustHavePasskey(user) && session.passkeyId === null;
    return {
      userId: user.id,
      isAdmin: user.isAdmin && !needsPasskey,
      managesBlog: managesBlog(user) && !needsPasskey,
      needsPasskey,
      sessionId: session.id,
    };
  }

  async function renew(session: typeof authSessions.$inferSelect) {
    if (Date.now() - session.lastSeenAt.getTime() < RENEW_AFTER_MS) return false;
    await db
      .update(authSessions)
      .set({ lastSeenAt: new Date(), expiresAt: new Date(Date.now() + LIFETIME_MS) })
      .where(eq(authSessions.id, session.id));
    return true;
  }

  /**
   * Signs in, always with a new token, so that a token planted before is useless. False if the
   * password has changed meanwhile or the passkey was removed: that change also ended what the old
   * one opened.
   */
  async function open(opener: Opener, request: FastifyRequest, reply: FastifyReply) {
    await close(request, reply);
    const token = createToken();
    if (!(await store(opener, token))) return false;
    setCookie(reply, token);
    return true;
  }

  /**
   * With the lock, a change of sign-in methods either comes first and is seen here, or comes later
   * and ends this session.
   */
  function store({ id, ...way }: Opener, token: string) {
    return db.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, id)).for('share');
      if (!user || !(await isStillGood(tx, user, way))) return false;
      const now = new Date();
      await tx
        .delete(authSessions)
        .where(and(eq(authSessions.userId, id), lt(authSessions.expiresAt, now)));
      await tx.insert(authSessions).values({
        userId: id,
        passkeyId: 'passkeyId' in way ? way.passkeyId : null,
        tokenHash: hashToken(token),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
      });
      return true;
    });
  }

  async function close(request: FastifyRequest, reply: FastifyReply) {
    const token = request.cookies[SESSION_COOKIE];
    if (!token) return;
    await db.delete(authSessions).where(eq(authSessions.tokenHash, hashToken(token)));
    reply.clearCookie(SESSION_COOKIE, cookie);
  }

  /** Without a database query: a cookie exists, valid or not. */
  const isPresent = (request: FastifyRequest) => request.cookies[SESSION_COOKIE] !== undefined;

  return { findCaller, isPresent, open, close };
}

async function isStillGood(tx: Database, user: typeof users.$inferSelect, way: Way) {
  if ('passwordHash' in way) return user.passwordHash === way.passwordHash;
  const [passkey] = await tx.select().from(passkeys).where(eq(passkeys.id, way.passkeyId));
  return passkey?.userId === user.id;
}
