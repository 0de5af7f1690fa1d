/**
 * How long a learner waits: a four-second recording over HTTP, from upload to verdict, with one
 * speech thread on an otherwise idle server. Run: npm run bench:recording
 */
import { launchServer } from './launch-server.ts';
import { encodeTake, sendTake, signUp } from './learner.ts';
import { percentile } from './percentile.ts';
import { printRows } from '../../scripts/bench/rows.mjs';

const UPLOADS = 60;
const WARM_UP = 8;

const server = await launchServer();
try {
  const person = { username: 'bench', password: 'measure twice' };
  const cookie = await signUp(server.address, person);
  const take = await encodeTake();
  const times: number[] = [];
  for (let upload = -WARM_UP; upload < UPLOADS; upload++) {
    const begun = performance.now();
    const answer = await sendTake(server.address, take, cookie);
    await answer.json();
    if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
    if (upload >= 0) times.push(performance.now() - begun);
  }
  const what = 'Upload of a 4 s recording to its verdict';
  printRows([
    { what: `${what}, p50`, measured: percentile(times, 50), unit: 'ms', atMost: 250 },
    { what: `${what}, p95`, measured: percentile(times, 95), unit: 'ms', atMost: 500 },
  ]);
} finally {
  await server.stop();
}
