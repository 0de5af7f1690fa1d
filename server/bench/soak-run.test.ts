import { expect, test } from 'vitest';
import { testFolder } from '../test/support/speech.ts';
import { shortcomings } from './soak-report.ts';
import { runSoak } from './soak-run.ts';

const BUSY_MACHINE_MS = 300_000;

test(
  'a quarter of a minute of learners leaves the server as it was',
  async () => {
    const { minutes, troubles } = await runSoak({
      intervals: 3,
      intervalMs: 5000,
      calibration: 6,
      webFolder: await testFolder(),
    });
    expect(shortcomings(minutes, troubles)).toEqual([]);
  },
  BUSY_MACHINE_MS,
);
