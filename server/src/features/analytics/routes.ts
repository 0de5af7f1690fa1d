import { recordEvents } from '@saywell/contract';
import type { Database } from '../../db/open.ts';
import type { Mount } from '../../http/mount.ts';
import * as events from './events.ts';

export function registerAnalytics(mount: Mount, db: Database) {
  mount(recordEvents, async ({ body }, caller) => ({
    recorded: await events.recordEvents(db, caller?.userId, body),
  }));
}
