import { siteOverview } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { readOverview } from './overview.ts';

export function registerOverview(mount: Mount, db: Database) {
  mount(siteOverview, ({ query }) => readOverview(db, Number(query.days)));
}
