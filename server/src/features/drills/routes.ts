import { saveDrill } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller, Mount } from '../../http/mount.ts';
import { findTrial } from '../trial/sessions.ts';
import * as drills from './drills.ts';

export function registerDrills(mount: Mount, db: Database) {
  mount(saveDrill, async ({ body }, caller) =>
    drills.saveDrill(db, await ownerOf(db, caller, body.sessionToken), body),
  );
}

/** A sign-in counts before a token. */
async function ownerOf(
  db: Database,
  caller: Caller | undefined,
  token: string | undefined,
): Promise<drills.DrillOwner> {
  if (caller) return { userId: caller.userId };
  const trial = token ? await findTrial(db, token) : undefined;
  if (!trial) throw new AppError('unauthenticated', 'Unauthorized');
  return { trialId: trial.id };
}
