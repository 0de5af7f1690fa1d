import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { anonymousSessions, consents } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller } from '../../http/mount.ts';
import { hashToken } from '../../tokens.ts';

/** Whose take it is: somebody signed in, or a visitor in their trial. */
export type Learner = { userId: number } | { anonymousSessionId: number };

const SWITCHED_OFF =
  'Speech analysis is switched off in your privacy settings. Allow AI processing there to get feedback on your recordings.';

/** Throws for whoever may not have their speech analysed. A sign-in counts before a token. */
export async function findLearner(
  db: Database,
  caller: Caller | undefined,
  sessionToken: string | undefined,
): Promise<Learner> {
  if (caller) {
    await requireConsent(db, caller.userId);
    return { userId: caller.userId };
  }
  if (sessionToken) {
    const [visitor] = await db
      .select({ id: anonymousSessions.id })
      .from(anonymousSessions)
      .where(
        and(
          eq(anonymousSessions.tokenHash, hashToken(sessionToken)),
          gt(anonymousSessions.expiresAt, new Date()),
        ),
      );
    if (visitor) return { anonymousSessionId: visitor.id };
  }
  throw new AppError('unauthenticated', 'Unauthorized');
}

/** Granted until somebody takes it back. */
async function requireConsent(db: Database, userId: number) {
  const [consent] = await db
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.consentType, 'ai_processing')));
  if (consent?.granted === false) throw new AppError('forbidden', SWITCHED_OFF);
}
