import type { PathStep } from './use-path-steps.ts';

type Step = Pick<PathStep, 'contrast' | 'choice' | 'ear'>;

/** The steps by what there is to do with them; pinned ones first, else in the order of the path. */
export function sectionsOf<One extends Step>(steps: readonly One[], lately: ReadonlySet<string>) {
  const isPutAway = ({ contrast, choice }: One) => choice === 'skipped' && !lately.has(contrast);
  const isHeard = ({ ear, choice }: One) => ear?.mark === 'heard' && choice !== 'skipped';
  const open = steps.filter((one) => !isPutAway(one) && !isHeard(one));
  return {
    next: open.toSorted(
      (one, other) => Number(other.choice === 'pinned') - Number(one.choice === 'pinned'),
    ),
    heard: steps.filter(isHeard),
    skipped: steps.filter(isPutAway),
  };
}
