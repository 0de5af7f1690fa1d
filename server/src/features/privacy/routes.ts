import {
  cancelDeletionRequest,
  deleteAccount,
  downloadData,
  exportData,
  listConsents,
  listDeletionRequests,
  replaceConsent,
  requestDeletion,
  saveConsent,
} from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { confirmIdentity, type IdentityParts } from '../accounts/confirm-identity.ts';
import type { Sessions } from '../accounts/sessions.ts';
import * as consents from './consents.ts';
import * as deletion from './deletion-requests.ts';
import { eraseAccount } from './erase-account.ts';
import { exportFile } from './export-file.ts';
import { clearOutbox } from './outbox-files.ts';

type Options = {
  db: Database;
  sessions: Sessions;
  identity: IdentityParts;
  /** Where messages are written without a mail server. */
  outbox: string;
};

export function registerPrivacy(mount: Mount, { db, sessions, identity, outbox }: Options) {
  mount(listConsents, (_input, { userId }) => consents.listConsents(db, userId));
  mount(saveConsent, ({ body }, { userId }) => consents.saveConsent(db, userId, body));
  mount(replaceConsent, ({ body }, { userId }) => consents.saveConsent(db, userId, body));

  mount(exportData, async ({ body }, { userId }) =>
    exportFile(db, userId, body.type ?? body.requestType),
  );
  mount(downloadData, async ({ query }, { userId }) =>
    exportFile(db, userId, query.type ?? query.requestType),
  );

  mount(deleteAccount, async ({ body }, caller, { request, reply }) => {
    await confirmIdentity(identity, caller, body);
    await eraseAccount(db, caller.userId);
    // The account is gone; what can't be removed now is removed by the next run.
    await clearOutbox(db, outbox).catch((error: unknown) => request.log.warn(error));
    await sessions.close(request, reply);
    return { message: 'Your account and all your data have been deleted' };
  });

  mount(requestDeletion, async ({ body }, caller) => {
    const { confirmPassword: password, passkey, ...asked } = body;
    await confirmIdentity(identity, caller, { password, passkey });
    return deletion.requestDeletion(db, caller.userId, asked);
  });
  mount(listDeletionRequests, (_input, { userId }) => deletion.listDeletionRequests(db, userId));
  mount(cancelDeletionRequest, ({ params }, { userId }) =>
    deletion.cancelDeletionRequest(db, userId, params.id),
  );
}
