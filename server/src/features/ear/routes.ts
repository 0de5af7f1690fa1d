import { earStanding, saveEarRound } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { readRoundOrder } from '../progress/plan/path.ts';
import { localTimeOf } from '../progress/days/remember-zone.ts';
import * as rounds from './rounds.ts';
import { readEarStanding } from './standing.ts';

export function registerEar(mount: Mount, db: Database) {
  mount(saveEarRound, ({ body }, { userId }) => rounds.saveEarRound(db, userId, body));
  mount(earStanding, async ({ query }, { userId }) => ({
    ...(await readEarStanding(db, userId, await localTimeOf(db, userId, query))),
    path: await readRoundOrder(db, userId),
  }));
}
