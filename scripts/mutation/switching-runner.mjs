import { appendFileSync, readFileSync } from 'node:fs';
import { TestRunner } from 'vitest';

/** @typedef {{ hits: Record<string, number>, current: string | null, before: string | null, queue: string[] }} Round */

const plan = JSON.parse(readFileSync(/** @type {string} */ (process.env.MUTATION_PLAN), 'utf8'));
const finished = new Set(plan.finished);
/** Shared by the test files of the worker. */
const shared = /** @type {{ noticedChanges?: Set<string>, __stryker__?: Record<string, any> }} */ (
  globalThis
);
const dead = (shared.noticedChanges ??= new Set(plan.dead));
const stryker = (shared.__stryker__ ??= {});
/** With this many times the hits of the unchanged test, it is an endless loop. */
const ENDLESS = 100;

const tell = (/** @type {object} */ event) =>
  appendFileSync(plan.log, `${JSON.stringify(event)}\n`);

/**
 * Runs each test as it is, and then again with each change that the test comes across and that no
 * test has noticed yet. The modules stay loaded: a change is a switch in the code (Stryker's). After a
 * change was noticed the test runs once more as it is: if it fails now, the change left something
 * behind, and a new process has to go on.
 */
export default class SwitchingRunner extends TestRunner {
  /** @type {Round} */
  round = { hits: {}, current: null, before: null, queue: [] };

  /** @override */
  async onBeforeRunTask(/** @type {import('vitest').RunnerTestCase} */ test) {
    await super.onBeforeRunTask(test);
    if (finished.has(idOf(test))) test.mode = 'skip';
    // The round ends itself, below.
    test.repeats = Number.MAX_SAFE_INTEGER;
    this.round = { hits: {}, current: null, before: null, queue: [] };
  }

  /** @override */
  onBeforeTryTask(
    /** @type {import('vitest').RunnerTestCase} */ test,
    /** @type {{ retry: number, repeats: number }} */ options,
  ) {
    super.onBeforeTryTask(test, options);
    const { current, hits } = this.round;
    stryker.activeMutant = current;
    stryker.hitCount = 0;
    stryker.hitLimit = current === null ? Infinity : ENDLESS * (hits[current] ?? 1);
    // What is met outside tests acts while the code is loaded.
    stryker.currentTestId = idOf(test);
    if (options.repeats === 0) tell({ test: idOf(test) });
    else if (current !== null) tell({ trying: current });
  }

  /** @override */
  async onAfterRetryTask(
    /** @type {import('vitest').RunnerTestCase} */ test,
    /** @type {{ retry: number, repeats: number }} */ options,
  ) {
    await super.onAfterRetryTask(test, options);
    stryker.activeMutant = null;
    stryker.currentTestId = undefined;
    const result = /** @type {NonNullable<typeof test.result>} */ (test.result);
    const failed = result.state === 'fail';
    const { round } = this;
    if (failed && round.current === null) return this.#stop(test, round.before, options.repeats);
    if (options.repeats === 0) {
      round.hits = { ...stryker.mutantCoverage?.perTest[idOf(test)] };
      round.queue = Object.keys(round.hits).filter((id) => !dead.has(id));
      tell({
        met: Object.keys(round.hits),
        loading: Object.keys(stryker.mutantCoverage?.static ?? {}),
      });
    } else if (round.current !== null) {
      if (failed) dead.add(round.current);
      const how = failed ? 'noticed' : stryker.hitCount > 0 ? 'missed' : 'notReached';
      tell({ [how]: round.current });
    }
    result.state = 'pass';
    result.errors = undefined;
    result.attempts?.splice(0);
    round.before = round.current;
    round.current = failed ? null : (round.queue.shift() ?? null);
    if (!failed && round.current === null) {
      tell({ finished: idOf(test) });
      // Vitest ends the repeats of a test that skips itself.
      result.state = 'skip';
    }
  }

  /** @returns {void} */
  #stop(
    /** @type {import('vitest').RunnerTestCase} */ test,
    /** @type {string | null} */ leftBy,
    /** @type {number} */ repeats,
  ) {
    tell(leftBy === null && repeats === 0 ? { red: idOf(test) } : { leftBehind: leftBy });
    this.cancel('test-failure');
    /** @type {NonNullable<typeof test.result>} */ (test.result).state = 'skip';
  }
}

/** @returns {string} */
function idOf(
  /** @type {import('vitest').RunnerTestCase | import('vitest').RunnerTestSuite} */ task,
) {
  return task.suite ? `${idOf(task.suite)} > ${task.name}` : `${task.file.name} > ${task.name}`;
}
