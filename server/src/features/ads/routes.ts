import { recordImpressions } from '@saywell/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { createStorageLimit } from '../throttle/storage-limit.ts';
import * as impressions from './impressions.ts';

/** Google's id at the certification authority for ads.txt. */
const GOOGLE_CERTIFICATION = 'f08c47fec0942fa0';

type Options = { db: Database; adsenseClient: string | undefined };

export function registerAds(app: FastifyInstance, mount: Mount, { db, adsenseClient }: Options) {
  const limit = createStorageLimit(db, 'impressions');
  mount(recordImpressions, async ({ body }, caller, { request }) => ({
    recorded: await impressions.recordImpressions(db, caller?.userId, body, limit.of(request.ip)),
  }));

  const sellers = adsTxt(adsenseClient);
  app.get('/ads.txt', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain').send(sellers),
  );
}

/**
 * Who may sell ad space on this site; without a network nobody, in the wording of the ads.txt
 * standard.
 */
function adsTxt(adsenseClient: string | undefined): string {
  if (!adsenseClient) return 'placeholder.example.com, placeholder, DIRECT, placeholder\n';
  const publisher = adsenseClient.replace(/^ca-/, '');
  return `google.com, ${publisher}, DIRECT, ${GOOGLE_CERTIFICATION}\n`;
}
