import {
  beginFirstSession,
  endFirstSession,
  firstSessionResult,
  readFirstSession,
} from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import * as firstSessions from './first-session.ts';
import { readResult } from './result.ts';

export function registerFirstSession(mount: Mount, db: Database) {
  mount(readFirstSession, (_input, { userId }) => firstSessions.readFirstSession(db, userId));
  mount(beginFirstSession, ({ body }, { userId }) =>
    firstSessions.beginFirstSession(db, userId, body.at),
  );
  mount(endFirstSession, (_input, { userId }) => firstSessions.endFirstSession(db, userId));
  mount(firstSessionResult, (_input, { userId }) => readResult(db, userId));
}
