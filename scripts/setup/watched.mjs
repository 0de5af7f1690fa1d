import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const KILL_AFTER_MS = 5000;

/**
 * Runs a program and hands over each line that it prints. One that prints nothing for too long is
 * stopped, with everything it started.
 * @param {{ command: string, args: string[], shell?: boolean }} program
 * @param {object} options
 * @param {string} [options.cwd]
 * @param {Record<string, string | undefined>} [options.env]
 * @param {(line: string) => void} options.onLine
 * @param {number} options.silenceMs
 * @returns {Promise<{ code: number | null, stuck: boolean }>}
 */
export function runWatched({ command, args, shell = false }, { cwd, env, onLine, silenceMs }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that what it started can be stopped with it.
      detached: process.platform !== 'win32',
    });
    const stop = (/** @type {NodeJS.Signals} */ signal) => signalGroup(child, signal);
    const stopWithUs = () => stop('SIGTERM');
    process.once('exit', stopWithUs);
    let stuck = false;
    const silence = setTimeout(() => {
      stuck = true;
      stop('SIGTERM');
      setTimeout(() => stop('SIGKILL'), KILL_AFTER_MS).unref();
    }, silenceMs);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        silence.refresh();
        onLine(line);
      });
    }
    const ended = () => {
      clearTimeout(silence);
      process.off('exit', stopWithUs);
    };
    child.on('error', (error) => {
      ended();
      reject(error);
    });
    child.on('close', (code) => {
      ended();
      resolve({ code, stuck });
    });
  });
}

/**
 * Signals a program that was started detached, and everything it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32' || !child.pid) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has already exited.
  }
}
