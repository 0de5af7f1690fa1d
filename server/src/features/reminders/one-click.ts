import { pages, unsubscribe as endpoint } from '@saywell/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { unsubscribe } from './unsubscribe.ts';

/** "List-Unsubscribe=One-Click", however it is wrapped. */
const BODY_BYTES = 4096;

/**
 * One click in a mail program (RFC 8058): it posts a form to the very address of the page, which
 * itself changes nothing. The token is the whole message; the form always says the same.
 */
export async function registerOneClick(app: FastifyInstance, db: Database) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES },
      (_request, _body, done) => done(null),
    );
    const config = { rateLimit: { max: 600 } };
    scope.post(pages.unsubscribe.path, { config }, async (request, reply) => {
      const asked = endpoint.body.safeParse(request.query);
      if (!asked.success) throw new AppError('invalid_input', 'This link isn’t complete.');
      await unsubscribe(db, asked.data.token);
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('Reminders are off.');
    });
  });
}
