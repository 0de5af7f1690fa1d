/**
 * Simulates learners at half the capacity of one speech thread for the given time, then reports
 * whether the server grew or slowed down. Run: npm run soak -- --minutes 30. With --attacker,
 * somebody beside them sends only expensive requests, and the report also says whether the
 * learners' takes were analyzed.
 */
import { parseArgs } from 'node:util';
import { attackLines, judgeNeighbors } from './attack-report.ts';
import { judge, printHead, printMinute } from './soak-report.ts';
import { runSoak } from './soak-run.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string' },
    attacker: { type: 'boolean', default: false },
  },
});
const intervals = Math.max(3, Math.round(Number(values.minutes)));

const { minutes, troubles, attack } = await runSoak({
  intervals,
  intervalMs: (Number(values.minutes) * 60_000) / intervals,
  calibration: 24,
  attacker: values.attacker,
  ...(values.rate && { rate: Number(values.rate) }),
  onBegin: (capacity, recordings) => {
    const takes = `The server takes ${capacity.toFixed(1)} recordings a second`;
    console.log(`${takes}; ${recordings.toFixed(1)} come for ${values.minutes} minutes.`);
    printHead();
  },
  onMinute: printMinute,
});
const isSound = judge(minutes, troubles);
if (values.attacker) attackLines(attack).forEach((line) => console.log(line));
const areUnharmed = !values.attacker || judgeNeighbors(minutes, attack);
process.exitCode = isSound && areUnharmed ? 0 : 1;
