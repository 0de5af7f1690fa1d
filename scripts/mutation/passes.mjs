import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentWithoutSettings, productNode, root } from '../setup/workspace.mjs';

/** @typedef {{ sources: Record<string, string>, tests: string[], withDatabase: boolean }} Code */

/** A change that says nothing for so long is stuck in a loop that its switch does not count. */
const STUCK_MS = 90_000;

/**
 * Tries every change in one process, and in a new one where one left something behind.
 * @returns the changes that a test noticed, those that tests came across, and those that need a
 * process of their own: they act while the code is loaded, or where something is kept
 */
export async function tryTogether(/** @type {Code} */ code, /** @type {string} */ folder) {
  const seen = {
    noticed: /** @type {Set<string>} */ (new Set()),
    missed: /** @type {Set<string>} */ (new Set()),
    alone: /** @type {Set<string>} */ (new Set()),
    finished: /** @type {Set<string>} */ (new Set()),
  };
  for (let part = 0; ; part += 1) {
    const log = join(folder, `log-${part}.jsonl`);
    const plan = {
      ...code,
      switching: true,
      log,
      dead: [...seen.noticed],
      finished: [...seen.finished],
    };
    const { status } = await runVitest(plan, folder, {});
    const events = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
    /** @type {string | undefined} */
    let trying;
    let leftBehind = false;
    const before = seen.noticed.size + seen.finished.size;
    for (const event of events.map((line) => JSON.parse(line))) {
      if (event.red) throw new Error(`Fails without any change: ${event.red}`);
      trying = event.trying;
      if (event.noticed) seen.noticed.add(event.noticed);
      if (event.missed) seen.missed.add(event.missed);
      if (event.notReached) seen.alone.add(event.notReached);
      for (const id of event.loading ?? []) seen.alone.add(id);
      if (event.finished) seen.finished.add(event.finished);
      if (event.leftBehind) leftBehind = true;
    }
    if (events.length === 0) throw new Error('The tests did not begin');
    if (status === 0 && !leftBehind) break;
    // The process hung or died of the change that it tried last.
    if (!leftBehind && trying) seen.noticed.add(trying);
    if (seen.noticed.size + seen.finished.size === before) throw new Error('The tests did not end');
  }
  for (const id of seen.noticed) seen.alone.delete(id);
  return seen;
}

/** Whether a test notices this change in a process of its own. */
export async function isNoticedAlone(
  /** @type {Code} */ code,
  /** @type {string} */ folder,
  /** @type {string} */ id,
) {
  const plan = { ...code, switching: false, log: join(folder, 'none') };
  const { status } = await runVitest(plan, folder, { __STRYKER_ACTIVE_MUTANT__: id });
  return status !== 0;
}

/** @returns {Promise<{ status: number | null }>} */
function runVitest(
  /** @type {Code & { switching: boolean, log: string }} */ plan,
  /** @type {string} */ folder,
  /** @type {Record<string, string>} */ environment,
) {
  const path = join(folder, 'plan.json');
  writeFileSync(path, JSON.stringify(plan));
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const config = join(root, 'scripts/mutation/vitest.config.mjs');
  const child = spawn(productNode, [vitest, 'run', '--config', config, '--reporter=dot'], {
    cwd: root,
    env: { ...environmentWithoutSettings(), ...environment, MUTATION_PLAN: path },
    stdio: 'ignore',
  });
  const begun = Date.now();
  const watch = setInterval(() => {
    const last = existsSync(plan.log) ? statSync(plan.log).mtimeMs : begun;
    if (Date.now() - last < STUCK_MS) return;
    child.kill('SIGKILL');
  }, 1000);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      clearInterval(watch);
      resolve({ status });
    });
  });
}
