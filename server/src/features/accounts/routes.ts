import { currentUser, login, logout, register } from '@saywell/contract';
import type { Database } from '../../db/open.ts';
import { AppError } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import { authenticate, createAccount, findUser } from './accounts.ts';
import type { BlogRule } from './manages-blog.ts';
import type { Sessions } from './sessions.ts';

type Options = {
  db: Database;
  sessions: Sessions;
  managesBlog: BlogRule;
  reservedUsernames: string[];
};

export function registerAccounts(mount: Mount, options: Options) {
  const { db, sessions, managesBlog, reservedUsernames } = options;
  const reserved = new Set(reservedUsernames.map((name) => name.toLowerCase()));
  const isReserved = (name: string) => reserved.has(name.toLowerCase());

  mount(currentUser, async (_input, caller) => findUser(db, caller.userId, managesBlog));

  mount(register, async ({ body }, _caller, { request, reply }) => {
    if (isReserved(body.username)) {
      throw new AppError('conflict', 'This username is already taken');
    }
    const { id } = await createAccount(db, body);
    await sessions.open(id, request, reply);
    return findUser(db, id, managesBlog);
  });

  mount(login, async ({ body }, _caller, { request, reply }) => {
    const { id } = await authenticate(db, body.username, body.password);
    await sessions.open(id, request, reply);
    return findUser(db, id, managesBlog);
  });

  mount(logout, async (_input, _caller, { request, reply }) => {
    await sessions.close(request, reply);
    return { message: 'Signed out' };
  });
}
