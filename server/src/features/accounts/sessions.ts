import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/open.ts';
import { authSessions, users } from '../../db/schema.ts';
import { outageOf } from '../../db/outage.ts';
import type { Caller } from '../../http/mount.ts';
import { createToken, hashToken } from '../../tokens.ts';
import type { BlogRule } from './manages-blog.ts';

export const SESSION_COOKIE = 'saywell_session';

const DAY_MS = 24 * 3600 * 1000;
const LIFETIME_MS = 30 * DAY_MS;
/** A session in use lives on; writing that once a day keeps reads from becoming writes. */
const RENEW_AFTER_MS = DAY_MS;

export type Sessions = ReturnType<typeof createSessions>;

/** An account as it was when its password was looked at. */
type Opener = Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>;

type Options = { secure: boolean; managesBlog: BlogRule };

/** Where nothing can be written there is still much to read; the session is renewed another day. */
function unlessFull(error: unknown) {
  if (outageOf(error) === 'full') return false;
  throw error;
}

/** Who is signed in, and in which browser. */
export function createSessions(db: Database, { secure, managesBlog }: Options) {
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  function setCookie(reply: FastifyReply, token: string) {
    reply.setCookie(SESSION_COOKIE, token, { ...cookie, maxAge: LIFETIME_MS / 1000 });
  }

  async function findCaller(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Caller | undefined> {
    const token = request.cookies[SESSION_COOKIE];
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
    return {
      userId: user.id,
      isAdmin: user.isAdmin,
      managesBlog: managesBlog(user),
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
   * Signs in. Always a new token: one that was planted before sign-in is worth nothing after. False
   * if the password is another one by now: who changed it has ended what the old one opened.
   */
  async function open(account: Opener, request: FastifyRequest, reply: FastifyReply) {
    await close(request, reply);
    const token = createToken();
    if (!(await store(account, token))) return false;
    setCookie(reply, token);
    return true;
  }

  /** The lock makes a change of the password come before, and be seen, or after, and end this. */
  function store({ id, passwordHash }: Opener, token: string) {
    return db.transaction(async (tx) => {
      const [user] = await tx
        .select({ id: users.id })
        .from(users)
        .where(
          and(eq(users.id, id), sql`${users.passwordHash} is not distinct from ${passwordHash}`),
        )
        .for('share');
      if (!user) return false;
      const now = new Date();
      await tx
        .delete(authSessions)
        .where(and(eq(authSessions.userId, id), lt(authSessions.expiresAt, now)));
      await tx.insert(authSessions).values({
        userId: id,
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

  /** Without a look at the database: a cookie is there, whatever it is worth. */
  const isPresent = (request: FastifyRequest) => request.cookies[SESSION_COOKIE] !== undefined;

  return { findCaller, isPresent, open, close };
}
