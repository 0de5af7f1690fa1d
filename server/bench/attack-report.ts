import type { AttackCall } from './attacker.ts';
import { percentile } from './percentile.ts';
import type { Minute } from './soak-report.ts';

/** Fourteen of fifteen takes analyzed, each within a second. */
const BAR = { kept: 14 / 15, verdictMs: 1000 };

/** One line per kind of call: how often it got each status, and how fast. */
export function attackLines(calls: readonly AttackCall[]): string[] {
  return [...Map.groupBy(calls, ({ kind }) => kind)].map(([kind, own]) => {
    const statuses = Map.groupBy(own, ({ status }) => status);
    const counts = [...statuses].map(([status, { length }]) => `${length} × ${status}`).join(', ');
    const worked = own.filter(({ status }) => status < 429).map(({ ms }) => ms);
    return `attacker, ${kind}: ${counts}; p95 ${percentile(worked, 95).toFixed(0)} ms`;
  });
}

/** Whether the learners' takes were analyzed, and no call of the attacker caused a server error. */
export function judgeNeighbors(minutes: readonly Minute[], attack: readonly AttackCall[]): boolean {
  const takes = minutes.flatMap(({ calls }) => calls).filter(({ kind }) => kind === 'recording');
  const heard = takes.filter(({ status }) => status < 400);
  const verdict = percentile(
    heard.map(({ ms }) => ms),
    95,
  );
  const faults = attack.filter(({ status }) => status === 0 || (status >= 500 && status !== 503));
  const rows: [string, boolean][] = [
    [`takes heard: ${heard.length} of ${takes.length}`, heard.length >= BAR.kept * takes.length],
    [`verdict, p95: ${verdict.toFixed(0)} ms`, verdict < BAR.verdictMs],
    [`faults in answers to the attacker: ${faults.length}`, faults.length === 0],
  ];
  for (const [what, isGood] of rows) console.log(`${isGood ? 'pass' : 'FAIL'}  ${what}`);
  return rows.every(([, isGood]) => isGood);
}
