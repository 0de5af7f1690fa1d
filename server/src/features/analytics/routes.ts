import { recordEvents } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { createStorageLimit } from '../throttle/storage-limit.ts';
import * as events from './events.ts';

export function registerAnalytics(mount: Mount, db: Database) {
  const limit = createStorageLimit(db, 'events');
  mount(recordEvents, async ({ body }, caller, { request }) => ({
    recorded: await events.recordEvents(db, caller?.userId, body, limit.of(request.ip)),
  }));
}
