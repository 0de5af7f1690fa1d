import { spawn } from 'node:child_process';
import { signalGroup } from '../setup/watched.mjs';
import { environmentWithoutSettings, npm, root } from '../setup/workspace.mjs';

const STAGE_LIMIT_MS = 40 * 60_000;
const KILL_AFTER_MS = 5000;

/**
 * The result of a stage: how many checks or tests passed and failed, which passed only on a second
 * try, and the output to show.
 * @typedef {{ passed: number, failed: number, skipped?: number, flaky?: string[], output: string }} Outcome
 * @typedef {{ title: string, run: () => Promise<Outcome>, seconds?: number, outcome?: Outcome }} Stage
 */

/**
 * A stage with one check: an npm script that succeeds or fails.
 * @param {string} title
 * @param {string} script
 * @returns {Stage}
 */
export function scriptStage(title, script) {
  return { title, run: async () => oneCheck(await runScript(script)) };
}

/**
 * @param {{ code: number, output: string }} result
 * @returns {Outcome}
 */
const oneCheck = ({ code, output }) =>
  code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output };

/**
 * For a stage that could not run: one failure with its reason.
 * @param {string} output
 * @returns {Outcome}
 */
export const couldNotRun = (output) => ({ passed: 0, failed: 1, output });

/**
 * Runs one stage and prints its title, its duration, and its output if something failed.
 * @param {Stage} stage
 * @returns {Promise<Outcome>}
 */
export async function runStage(stage) {
  const started = Date.now();
  const outcome = await stage.run().catch((error) => couldNotRun(String(error?.stack ?? error)));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const counts = [`${outcome.passed} passed`, `${outcome.failed} failed`];
  if (outcome.skipped) counts.push(`${outcome.skipped} skipped`);
  console.log(`\n== ${stage.title}: ${counts.join(', ')} (${seconds} s)`);
  if (outcome.output.trim()) console.log(outcome.output.trim());
  return outcome;
}

/**
 * Runs an npm script and collects what it prints.
 * @param {string} script
 * @param {{ args?: string[], env?: Record<string, string> }} [options]
 */
export function runScript(script, { args = [], env = {} } = {}) {
  const { command, args: npmArgs, shell } = npm(['run', '--silent', script, '--', ...args]);
  return run(command, npmArgs, { env, shell });
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environmentWithoutSettings(), NO_COLOR: '1', ...env },
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that a stage that hangs can be killed with everything it started.
      detached: process.platform !== 'win32',
    });
    running.add(child);
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const limit = setTimeout(() => {
      output += `\nStopped after ${STAGE_LIMIT_MS / 60_000} minutes.\n`;
      signalGroup(child, 'SIGTERM');
      setTimeout(() => signalGroup(child, 'SIGKILL'), KILL_AFTER_MS).unref();
    }, STAGE_LIMIT_MS);
    const done = (/** @type {number} */ code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      done(1);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/** Kills everything the stages started, when a run is interrupted. */
export function stopAll() {
  for (const child of running) signalGroup(child, 'SIGTERM');
}
