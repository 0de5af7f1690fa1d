import { saveStressRound, stressStanding } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import * as rounds from './rounds.ts';
import { readStressStanding } from './standing.ts';

export function registerStress(mount: Mount, db: Database) {
  mount(saveStressRound, ({ body }, { userId }) => rounds.saveStressRound(db, userId, body));
  mount(stressStanding, (_input, { userId }) => readStressStanding(db, userId));
}
