/**
 * Sends broken recordings of every format to the real server, and prints what it answered and what
 * it needs of memory before and after. Run: npm run prove:audio [-- TOTAL [SEED]]
 */
import { bombard } from '../attacks/bombard.ts';
import { brokenTake, uploadOf } from '../attacks/broken-audio.ts';
import { somebodyWithThings } from '../attacks/things.ts';
import { startMeasuredServer } from '../testing/measured-server.ts';
import { seeded } from '../testing/seeded.ts';
import { countsOf, growthOf, prove } from './proof.ts';

const [total = 10_000, seed = 20_261_121] = process.argv.slice(2).map(Number);
const WARM_UP = 420;

const server = await startMeasuredServer();
await prove(server, async () => {
  const { cookie } = await somebodyWithThings(server.url);
  const random = seeded(seed);
  const kinds: Record<string, number> = {};
  const send = (howMany: number) =>
    bombard({
      port: Number(new URL(server.url).port),
      total: howMany,
      next: (index) => {
        const take = brokenTake(random, index);
        const [, kind = ''] = take.kind.split(': ');
        kinds[kind] = (kinds[kind] ?? 0) + 1;
        const address = `10.2.${(index >> 6) % 250}.${index % 250}`;
        return { name: take.kind, bytes: uploadOf(take, cookie, address) };
      },
    });

  const warmUp = await send(WARM_UP);
  const before = await server.memory();
  const outcome = await send(total);
  const after = await server.memory();
  return {
    facts: [
      `${total} recordings, after ${WARM_UP} to warm up; seed ${seed}`,
      `broken how: ${countsOf(kinds)}`,
      `answers: ${countsOf(outcome.statuses)}`,
      ...growthOf(before, after),
    ],
    wrong: [...warmUp.wrong, ...outcome.wrong],
  };
});
