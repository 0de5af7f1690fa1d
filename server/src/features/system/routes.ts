import { setTimeout as wait } from 'node:timers/promises';
import { APP_VERSION, health, openApiDocument, type Endpoint } from '@saywell/contract';
import type { Mount } from '../../http/mount.ts';
import { openApi } from '../../http/openapi.ts';
import { SESSION_COOKIE } from '../accounts/sessions.ts';

type Probes = {
  /** Rejects if the database does not answer. */
  pingDatabase: () => Promise<void>;
  analysis: () => 'ok' | 'starting' | 'down';
};

/** A health check must be answered before the caller's own timeout. */
const PING_WITHIN_MS = 3000;

export function registerSystem(
  mount: Mount,
  endpoints: Endpoint[],
  probes: Probes,
  { pingWithinMs = PING_WITHIN_MS } = {},
) {
  const document = openApi(endpoints, SESSION_COOKIE);
  mount(openApiDocument, async () => document);

  mount(health, async (_input, _caller, { reply }) => {
    const database = await Promise.race([
      probes.pingDatabase().then(
        () => 'ok' as const,
        () => 'down' as const,
      ),
      wait(pingWithinMs, 'down' as const, { ref: false }),
    ]);
    const analysis = probes.analysis();
    const ready = database === 'ok' && analysis === 'ok';
    if (!ready) reply.code(503).header('retry-after', '5');
    return {
      status: ready ? ('ok' as const) : ('degraded' as const),
      version: APP_VERSION,
      database,
      analysis,
    };
  });
}
