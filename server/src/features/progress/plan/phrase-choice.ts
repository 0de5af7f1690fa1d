type Need = { sound: { phone: string }; why: 'weak' | 'due' | 'new'; weight: number };

/** A phrase that trains sounds that somebody needs. */
export type Candidate<Exercise, One extends Need> = {
  exercise: Exercise;
  needs: One[];
  /** Practiced today. */
  isFresh: boolean;
  levelsAway: number;
};

/** A sound that an earlier phrase already trains counts for this fraction. */
const COVERED = 0.35;
/** What a phrase loses if it was practiced today, and for each level away from the person's. */
const FRESH_PENALTY = 0.6;
const LEVEL_PENALTY = 0.2;

/** The phrases that train what is needed most, each with the sound that it is there for. */
export function choosePhrases<Exercise, One extends Need>(
  candidates: Candidate<Exercise, One>[],
  count: number,
): { candidate: Candidate<Exercise, One>; main: One }[] {
  const covered = new Map<string, number>();
  const worth = ({ sound, weight }: One) => weight * COVERED ** (covered.get(sound.phone) ?? 0);
  const value = ({ needs, isFresh, levelsAway }: Candidate<Exercise, One>) =>
    needs.reduce((sum, need) => sum + worth(need), 0) -
    (isFresh ? FRESH_PENALTY : 0) -
    LEVEL_PENALTY * levelsAway;
  const most = (needs: One[]) =>
    needs.reduce<One | undefined>((a, b) => (a && worth(a) >= worth(b) ? a : b), undefined);
  const left = [...candidates];
  const chosen: { candidate: Candidate<Exercise, One>; main: One }[] = [];
  /** However much else a phrase trains, it waits for one with the sound that comes first. */
  const pressing = () =>
    most(
      left.flatMap(({ needs, isFresh }) =>
        needs.filter(
          ({ sound, why, weight }) =>
            weight > 0 && !covered.has(sound.phone) && (why === 'weak' || !isFresh),
        ),
      ),
    );
  while (chosen.length < count && left.length > 0) {
    const first = pressing();
    const fitting = first ? left.filter(({ needs }) => needs.includes(first)) : left;
    const best = fitting.reduce((a, b) => (value(b) > value(a) ? b : a));
    left.splice(left.indexOf(best), 1);
    chosen.push({ candidate: best, main: first ?? most(best.needs)! });
    for (const { sound } of best.needs)
      covered.set(sound.phone, (covered.get(sound.phone) ?? 0) + 1);
  }
  return chosen;
}
