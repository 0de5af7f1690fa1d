import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environmentWithoutSettings } from '../../../scripts/setup/workspace.mjs';

const MAIN = join(import.meta.dirname, '../../src/main.ts');

export type SiteProcess = ReturnType<typeof startProcess>;

/**
 * The real server in its own process, on a free port, with only these settings. The API alone: the
 * web app may be in the middle of a build.
 */
export function startProcess(settings: { DATA_DIR: string } & Record<string, string>) {
  const child = spawn(process.execPath, [MAIN, settings.DATA_DIR], {
    env: {
      ...environmentWithoutSettings(),
      PORT: '0',
      CAPTCHA: 'off',
      ANALYSIS_WORKERS: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A failing test leaves no process behind.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  const { promise: address, resolve, reject } = Promise.withResolvers<string>();
  // A test may kill it before it is ready and then never awaits its address.
  address.catch(() => {});
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /Saywell is ready at (\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
  }
  const ended = new Promise<number | null>((done) => {
    child.once('close', (code) => {
      process.off('exit', kill);
      reject(new Error(`The server ended before it was ready: ${output.slice(-2000)}`));
      done(code);
    });
  });

  /** Returns its exit code; null if the signal itself ended it. */
  async function end(signal: NodeJS.Signals) {
    child.kill(signal);
    return ended;
  }

  return { address, end, output: () => output };
}
