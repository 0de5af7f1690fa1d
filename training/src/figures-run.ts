import { fork } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from './figures-builds.ts';
import type { Errand, Result } from './figures-tasks.ts';

const WORKER = new URL('figures-worker.ts', import.meta.url);
const PROGRESS = 200;

/** All results by key: those stored in the folder, and those still to be analyzed. */
export async function resultsOf(
  errands: readonly Errand[],
  builds: readonly Build[],
  { folder, jobs }: { folder: string; jobs: number },
): Promise<Map<string, Result>> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'analyses.jsonl');
  const results = keptIn(file);
  const missing = errands
    .map((errand) => ({ ...errand, tasks: errand.tasks.filter(({ key }) => !results.has(key)) }))
    .filter(({ tasks }) => tasks.length > 0);
  let done = 0;
  const keep = (made: Result[]) => {
    appendFileSync(file, made.map((result) => `${JSON.stringify(result)}\n`).join(''));
    for (const result of made) results.set(result.key, result);
    if (++done % PROGRESS === 0) console.error(`${done} of ${missing.length} recordings`);
  };
  const queue = missing.values();
  const workers = Math.min(jobs, missing.length);
  await Promise.all(Array.from({ length: workers }, () => work(queue, builds, keep)));
  return results;
}

/** Ignores a line that was cut off when a run was stopped. */
function keptIn(file: string): Map<string, Result> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const whole = lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as Result];
    } catch {
      return [];
    }
  });
  return new Map(whole.map((result) => [result.key, result]));
}

function work(
  queue: Iterator<Errand>,
  builds: readonly Build[],
  keep: (results: Result[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(WORKER, [JSON.stringify(builds)]);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('a worker failed'))));
    worker.on('message', (message: 'ready' | Result[]) => {
      if (message !== 'ready') keep(message);
      const next = queue.next();
      if (next.done) worker.disconnect();
      else worker.send(next.value);
    });
  });
}
