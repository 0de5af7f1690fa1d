const DAY_MS = 86_400_000;

/** Some of many, others every day, so that each is tested within a few weeks. */
export function ofToday<T>(all: readonly T[], count: number, now = Date.now()): T[] {
  const first = Math.floor(now / DAY_MS) * count;
  return Array.from(
    { length: Math.min(count, all.length) },
    (_, at) => all[(first + at) % all.length]!,
  );
}
