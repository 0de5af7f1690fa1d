/**
 * Learners come and go at half of what one speech thread can take, for as long as it is told; then
 * says whether the server grew or became slower. Run: npm run soak -- --minutes 30
 */
import { parseArgs } from 'node:util';
import { judge, printHead, printMinute } from './soak-report.ts';
import { runSoak } from './soak-run.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, rate: { type: 'string' } },
});
const intervals = Math.max(3, Math.round(Number(values.minutes)));

const { minutes, troubles } = await runSoak({
  intervals,
  intervalMs: (Number(values.minutes) * 60_000) / intervals,
  calibration: 24,
  ...(values.rate && { rate: Number(values.rate) }),
  onBegin: (capacity, recordings) => {
    const takes = `The server takes ${capacity.toFixed(1)} recordings a second`;
    console.log(`${takes}; ${recordings.toFixed(1)} come for ${values.minutes} minutes.`);
    printHead();
  },
  onMinute: printMinute,
});
process.exitCode = judge(minutes, troubles) ? 0 : 1;
