import type { Air, Spot } from './articulation.ts';

/** An arrow for how the air leaves. */
export function Airflow({ air, lips: [x, y] }: { air: Air | undefined; lips: Spot }) {
  if (!air) return null;
  const out = Math.min(x - 6, 30);
  const signs: Record<Air, string> = {
    stream: `M${out} ${y}H${out - 24}m7-6-7 6 7 6`,
    breath: `M${out} ${y}H${out - 24}m7-6-7 6 7 6M${out - 2} ${y - 14}h-14M${out - 2} ${y + 14}h-14`,
    burst: `M${out - 4} ${y}h-16m6-6-6 6 6 6M${out} ${y - 11}l-8-7M${out} ${y + 11}l-8 7`,
    nose: 'M38 70C32 76 26 80 18 82m9-6-9 6 5 8',
    sides: `M${out} ${y - 6}c-7-6-14-7-22-4m8-6-8 6 6 8M${out} ${y + 6}c-7 6-14 7-22 4m8 6-8-6 6-8`,
  };
  return <path d={signs[air]} strokeWidth="2.2" className="stroke-ink-2" />;
}

/** The vocal folds at work. */
export function VoiceSign() {
  return (
    <path
      d="M190 178c3-5 6-5 9 0s6 5 9 0 6-5 9 0M190 188c3-5 6-5 9 0s6 5 9 0 6-5 9 0"
      strokeWidth="2.2"
      className="stroke-ink-2"
    />
  );
}
