import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts a script of this folder in its own process, and collects the lines it prints. */
export function startChild(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let onOutput = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      onOutput();
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
  });

  /** The complete lines so far. */
  const lines = () => output.split('\n').slice(0, -1);

  /** Resolves at a line that starts with this; fails if the process ends without it. */
  async function said(start: string) {
    const heard = new Promise<void>((resolve) => {
      onOutput = () => {
        if (lines().some((line) => line.startsWith(start))) resolve();
      };
      onOutput();
    });
    await Promise.race([heard, ended]);
    if (!lines().some((line) => line.startsWith(start))) {
      throw new Error(`${script} ended without saying "${start}": ${output}`);
    }
  }

  async function kill() {
    child.kill('SIGKILL');
    await ended;
  }

  return { ended, lines, said, kill };
}
