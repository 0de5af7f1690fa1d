import { expect, test } from 'vitest';
import { runWatched } from './setup/watched.mjs';

const node = (/** @type {string} */ script) => ({
  command: process.execPath,
  args: ['-e', script],
});

test('a program that ends is left alone and its lines are handed over', async () => {
  /** @type {string[]} */
  const lines = [];
  const result = await runWatched(node('console.log("one"); console.error("two")'), {
    onLine: (line) => lines.push(line),
    silenceMs: 60_000,
  });
  expect(result).toEqual({ code: 0, stuck: false });
  expect(lines.toSorted()).toEqual(['one', 'two']);
});

test('a program that stays silent is stopped with what it started', async () => {
  const startsAnother = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    console.log(child.pid);
    setInterval(() => {}, 1000);`;
  let pid = 0;
  const result = await runWatched(node(startsAnother), {
    onLine: (line) => (pid = Number(line)),
    silenceMs: 1500,
  });
  expect(result.stuck).toBe(true);
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
});

test('every line begins the wait anew', async () => {
  const speaks =
    'let n = 0; const t = setInterval(() => { console.log(n++); if (n === 8) clearInterval(t) }, 500)';
  const started = Date.now();
  const result = await runWatched(node(speaks), { onLine: () => {}, silenceMs: 3000 });
  expect(result).toEqual({ code: 0, stuck: false });
  expect(Date.now() - started).toBeGreaterThan(3000);
});

function isRunning(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
