import { changeFeedback, createFeedback, feedbackCounts, listFeedback } from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import * as feedback from './feedback.ts';

export function registerFeedback(mount: Mount, db: Database) {
  mount(createFeedback, async ({ body }, { userId }) => {
    await feedback.createFeedback(db, userId, body);
    return { message: 'Thank you. We have your feedback.' };
  });

  mount(listFeedback, ({ query }) => feedback.listFeedback(db, query));
  mount(feedbackCounts, () => feedback.countFeedback(db));
  mount(changeFeedback, ({ params, body }) => feedback.changeFeedback(db, params.id, body.status));
}
