import {
  changeClass,
  createClass,
  deleteClass,
  endClass,
  joinClass,
  leaveClass,
  listClasses,
  openClass,
  readClass,
  readMember,
  removeMember,
} from '@saywell/contract';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import * as join from './join.ts';
import * as teach from './teach.ts';

export function registerClasses(mount: Mount, db: Database) {
  mount(listClasses, (_input, { userId }) => join.listClasses(db, userId));
  mount(createClass, ({ body }, { userId }) => teach.createClass(db, userId, body));
  mount(readClass, ({ params }, { userId }) => teach.readClass(db, userId, params.id));
  mount(changeClass, ({ params, body }, { userId }) =>
    teach.changeClass(db, userId, params.id, body),
  );
  mount(endClass, ({ params }, { userId }) => teach.endClass(db, userId, params.id));
  mount(deleteClass, async ({ params }, { userId }) => {
    await teach.deleteClass(db, userId, params.id);
    return { message: 'The class is deleted' };
  });
  mount(readMember, ({ params }, { userId }) =>
    teach.readMember(db, userId, params.id, params.member),
  );
  mount(removeMember, async ({ params }, { userId }) => {
    await teach.removeMember(db, userId, params.id, params.member);
    return { message: 'The learner is no longer in the class' };
  });
  mount(openClass, ({ params }, caller) => join.openClass(db, params.token, caller?.userId));
  mount(joinClass, ({ params, body }, { userId }) =>
    join.joinClass(db, userId, params.token, body),
  );
  mount(leaveClass, ({ params }, { userId }) => join.leaveClass(db, userId, params.token));
}
