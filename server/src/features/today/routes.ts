import { beginToday, readToday, readWeekReview, skipToday } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { localTimeOf } from '../progress/days/remember-zone.ts';
import * as rounds from './rounds.ts';
import { reviewWeek } from './week-review.ts';

export function registerToday(mount: Mount, db: Database) {
  mount(readToday, async ({ query }, { userId }) =>
    rounds.readToday(db, userId, await localTimeOf(db, userId, query)),
  );
  mount(beginToday, async ({ query }, { userId }) =>
    rounds.beginToday(db, userId, await localTimeOf(db, userId, query)),
  );
  mount(skipToday, async ({ query, body }, { userId }) =>
    rounds.skipStep(db, userId, await localTimeOf(db, userId, query), body),
  );
  mount(readWeekReview, (_input, { userId }) => reviewWeek(db, userId));
}
