import {
  exerciseProgress,
  getSession,
  listAttempts,
  listOwnPhrases,
  listSessions,
  saveDailySession,
  saveSession,
} from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import * as attempts from './attempts.ts';
import * as sessions from './sessions.ts';

export function registerPractice(mount: Mount, db: Database) {
  mount(listSessions, ({ query }, { userId }) => sessions.listSessions(db, userId, query.limit));
  mount(getSession, ({ params }, { userId }) => sessions.findSession(db, userId, params.id));
  mount(saveSession, ({ body }, { userId }) => sessions.savePractice(db, userId, body));
  mount(saveDailySession, ({ body }, { userId }) => sessions.saveDailyPractice(db, userId, body));
  mount(listAttempts, ({ query }, { userId }) => attempts.listAttempts(db, userId, query));
  mount(exerciseProgress, (_input, { userId }) => attempts.exerciseProgress(db, userId));
  mount(listOwnPhrases, ({ query }, { userId }) =>
    attempts.listOwnPhrases(db, userId, query.limit),
  );
}
