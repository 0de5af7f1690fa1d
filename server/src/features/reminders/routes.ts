import { readReminder, saveReminder, unsubscribe } from '@saywell/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { registerOneClick } from './one-click.ts';
import * as settings from './settings.ts';
import { unsubscribe as stop } from './unsubscribe.ts';

type Options = { db: Database; canMail: boolean };

export async function registerReminders(
  app: FastifyInstance,
  mount: Mount,
  { db, canMail }: Options,
) {
  mount(readReminder, (_input, { userId }) => settings.readReminder(db, userId, { canMail }));
  mount(saveReminder, ({ body }, { userId }) =>
    settings.saveReminder(db, userId, body, { canMail }),
  );
  mount(unsubscribe, async ({ body }) => {
    await stop(db, body.token);
    return { message: 'Reminders are off.' };
  });
  await registerOneClick(app, db);
}
