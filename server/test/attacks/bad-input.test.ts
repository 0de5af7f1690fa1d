import { endpoints } from '@saywell/contract';
import { beforeAll, expect, test } from 'vitest';
import { seeded } from '../support/seeded.ts';
import { attackedSite, type AttackedSite } from './attacked-site.ts';
import { badRequest } from './bad-requests.ts';
import { bombard } from './bombard.ts';
import type { Things } from './things.ts';
import { takesInput } from './valid-requests.ts';

/** Per call and kind of caller. `npm run prove:input` sends many more. */
const ROUNDS = 5;
const SEED = 20_261_121;

/** Hundreds of requests. */
const BUSY_MACHINE_MS = 180_000;

let site: AttackedSite;
let person: Things;
beforeAll(async () => {
  site = await attackedSite();
  // The wrong password: calls that ask for it must fail late, and no account must be deleted.
  person = { ...(await site.somebody()), password: 'not the password' };
});

test(
  'bad input to any call, from anybody, gets a client error with a reason, never a server error',
  async () => {
    const random = seeded(SEED);
    const admin = { ...site.admin, password: person.password };
    const callers = [
      { of: person },
      { of: person, cookie: person.cookie },
      { of: admin, cookie: admin.cookie },
    ];
    const shots = endpoints.flatMap((endpoint) =>
      callers.map((caller) => ({ endpoint, ...caller })),
    );
    const { wrong, statuses } = await bombard({
      port: site.port,
      total: shots.length * ROUNDS,
      next: (index) => {
        const { endpoint, of, cookie } = shots[index % shots.length]!;
        return badRequest(random, endpoint, of, cookie);
      },
    });
    expect(wrong).toEqual([]);
    // Most of it is bad enough to be rejected, and some of it good enough to get far. A call
    // without input cannot get bad input.
    expect(statuses[400]).toBeGreaterThan(ROUNDS * endpoints.filter(takesInput).length);
    expect(statuses[200]).toBeGreaterThan(ROUNDS * 10);

    for (const { cookie } of [person, admin]) {
      expect((await site.get('/api/user', { headers: { cookie } })).statusCode).toBe(200);
    }
  },
  BUSY_MACHINE_MS,
);
