/**
 * Sends bad input to every call of the API, signed out, signed in and as an administrator, at the
 * real server, and prints the responses. Run: npm run prove:input [-- TOTAL [SEED]]
 */
import { endpoints } from '@saywell/contract';
import { badRequest } from './bad-requests.ts';
import { bombard } from './bombard.ts';
import { adminWithThings, somebodyWithThings } from './things.ts';
import { startMeasuredServer } from '../support/measured-server.ts';
import { seeded } from '../support/seeded.ts';
import { countsOf, growthOf, prove } from './proof.ts';

const [total = 12_000, seed = 20_261_121] = process.argv.slice(2).map(Number);
/** The embedded database allocates memory in steps as it is used more, and keeps it. */
const WARM_UP = 9000;
const ADMIN = { username: 'prover', password: 'secret of the prover' };

const server = await startMeasuredServer({
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_EMAIL: 'prover@example.com',
  ADMIN_PASSWORD: ADMIN.password,
});
await prove(server, async () => {
  const base = await somebodyWithThings(server.url);
  const admin = { ...(await adminWithThings(server.url, base, ADMIN)), password: 'not it' };
  const person = { ...base, password: 'not it' };
  const callers = [
    { of: person, cookie: undefined },
    { of: person, cookie: person.cookie },
    { of: admin, cookie: admin.cookie },
  ];
  const shots = endpoints.flatMap((endpoint) => callers.map((caller) => ({ endpoint, ...caller })));
  const random = seeded(seed);
  const send = (howMany: number) =>
    bombard({
      port: Number(new URL(server.url).port),
      total: howMany,
      next: (index) => {
        const { endpoint, of, cookie } = shots[index % shots.length]!;
        return badRequest(random, endpoint, of, cookie);
      },
      check: { every: 1000, run: stillSignedIn },
    });

  async function stillSignedIn(done: number) {
    for (const { cookie } of [person, admin]) {
      const answer = await fetch(`${server.url}/api/user`, { headers: { cookie } });
      if (!answer.ok) throw new Error(`After ${done} requests a session has ended`);
    }
  }

  const warmUp = await send(WARM_UP);
  const before = await server.memory();
  const outcome = await send(total);
  const after = await server.memory();
  return {
    facts: [
      `${total} requests to ${endpoints.length} calls, after ${WARM_UP} to warm up; seed ${seed}`,
      `answers: ${countsOf(outcome.statuses)}`,
      ...growthOf(before, after),
    ],
    wrong: [...warmUp.wrong, ...outcome.wrong],
  };
});
