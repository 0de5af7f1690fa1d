import { claimTrial, completeTrialExercise, nextTrialExercise, openTrial } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { siteSecret } from '../../site-secret.ts';
import type { Challenges } from '../bot-check/altcha.ts';
import { visitorKey } from './admission.ts';
import * as claim from './claim.ts';
import * as exercises from './exercises.ts';
import * as sessions from './sessions.ts';

type Parts = {
  db: Database;
  challenges: Challenges;
  /** Whether the address belongs to a trusted network, such as a school or an office. */
  isTrusted: (address: string) => boolean;
};

export function registerTrial(mount: Mount, { db, challenges, isTrusted }: Parts) {
  mount(openTrial, async ({ body: { captchaToken: token, ...wanted } }, _caller, { request }) => {
    const visitor = {
      key: visitorKey(request.ip, await siteSecret(db, 'visitors')),
      userAgent: request.headers['user-agent'],
      isTrusted: isTrusted(request.ip),
      hasProof: token !== undefined && (await challenges.proves({ action: 'trial', token })),
    };
    return sessions.openTrial(db, visitor, wanted);
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
