import type { Database } from '../../db/database.ts';
import type { BotCheck } from '../bot-check/check.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { SignInGuard } from '../throttle/sign-in-guard.ts';
import type { IdentityParts } from './confirm-identity.ts';
import type { BlogRule } from './manages-blog.ts';
import type { Sessions } from './sessions.ts';

/** What the account routes depend on. */
export type AccountParts = {
  db: Database;
  sessions: Sessions;
  guard: SignInGuard;
  botCheck: BotCheck | undefined;
  mail: MailQueue;
  publicUrl: string;
  supportEmail: string;
  managesBlog: BlogRule;
  identity: IdentityParts;
  reservedUsernames: string[];
};
