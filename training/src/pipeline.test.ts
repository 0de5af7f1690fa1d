import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const PYTHON = '/usr/bin/python3';
const MINUTES = 60_000;

const missing =
  spawnSync(PYTHON, ['-c', 'import torch, scipy']).status === 0
    ? undefined
    : 'Python with torch and scipy is not installed here';

if (missing) console.log(`The training pipeline is not tried: ${missing}.`);

test.skipIf(missing)(
  'the pipeline runs from labelled clips to model files on a few made-up utterances',
  () => {
    const { status, stdout, stderr } = spawnSync(PYTHON, ['-m', 'saywell.smoke'], {
      cwd: new URL('..', import.meta.url),
      encoding: 'utf8',
      env: { ...process.env, OMP_NUM_THREADS: '1' },
    });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('every stage fed the next');
  },
  5 * MINUTES,
);
