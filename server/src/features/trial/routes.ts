import { claimTrial, completeTrialExercise, nextTrialExercise, openTrial } from '@saywell/contract';
import type { Database } from '../../db/open.ts';
import type { Mount } from '../../http/mount.ts';
import type { SiteKey } from '../../site-key.ts';
import * as claim from './claim.ts';
import * as exercises from './exercises.ts';
import * as sessions from './sessions.ts';
import { visitorKey } from './visitor-key.ts';

type Options = { db: Database; siteKey: SiteKey };

export function registerTrial(mount: Mount, { db, siteKey }: Options) {
  mount(openTrial, async ({ body }, _caller, { request }) => {
    const visitor = {
      key: visitorKey(request.ip, await siteKey()),
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
