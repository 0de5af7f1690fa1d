import { claimTrial, completeTrialExercise, nextTrialExercise, openTrial } from '@saywell/contract';
import type { Database } from '../../db/open.ts';
import type { Mount } from '../../http/mount.ts';
import { siteSecret } from '../../site-secret.ts';
import * as claim from './claim.ts';
import * as exercises from './exercises.ts';
import * as sessions from './sessions.ts';
import { visitorKey } from './visitor-key.ts';

export function registerTrial(mount: Mount, db: Database) {
  mount(openTrial, async ({ body }, _caller, { request }) => {
    const visitor = {
      key: visitorKey(request.ip, await siteSecret(db, 'visitors')),
      userAgent: request.headers['user-agent'],
    };
    return sessions.openTrial(db, visitor, body);
  });

  mount(nextTrialExercise, ({ params, query }) =>
    exercises.nextExercise(db, params.sessionToken, query.skip),
  );

  mount(completeTrialExercise, ({ params, body }) =>
    exercises.completeExercise(db, params.sessionToken, body.exerciseId),
  );

  mount(claimTrial, async ({ body }, { userId }) => ({
    sessions: await claim.claimTrial(db, userId, body.sessionToken),
  }));
}
