import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const PYTHON = '/usr/bin/python3';
const MINUTES = 60_000;

const needed = [
  [PYTHON, '-c', 'import torch, scipy'],
  ['make', '--version'],
  ['ffmpeg', '-version'],
  ['flite', '-t', 'a', '-o', 'none'],
] as const;

const missing = needed.find(([program, ...rest]) => spawnSync(program, rest).status !== 0);

if (missing) console.log(`The training pipeline is not tried: "${missing.join(' ')}" fails here.`);

test.skipIf(missing)(
  'one command makes model files from made-up corpora in their published layouts',
  () => {
    const { status, stdout, stderr } = spawnSync(PYTHON, ['-m', 'saywell.smoke'], {
      cwd: new URL('..', import.meta.url),
      encoding: 'utf8',
      env: { ...process.env, OMP_NUM_THREADS: '1' },
    });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('every stage fed the next');
  },
  10 * MINUTES,
);
