import { CLEAR_FROM } from '@saywell/contract';
import type { PathStep } from './use-path-steps.ts';

type Step = Pick<PathStep, 'contrast' | 'choice' | 'ear' | 'mouth'>;

/** Of the sounds of a step, the one that is said worst; undefined if none is known to be unclear. */
export function unclearSound({ mouth }: Pick<PathStep, 'mouth'>): string | undefined {
  const [worst] = mouth
    .flatMap(({ phone, accuracy }) => (accuracy === null ? [] : [{ phone, accuracy }]))
    .filter(({ accuracy }) => accuracy < CLEAR_FROM / 100)
    .toSorted((one, other) => one.accuracy - other.accuracy);
  return worst?.phone;
}

/**
 * The steps by what there is to do with them; pinned ones first, else in the order of the path. What is
 * heard stays among them until it is said clearly, too.
 */
export function sectionsOf<One extends Step>(steps: readonly One[], lately: ReadonlySet<string>) {
  const isPutAway = ({ contrast, choice }: One) => choice === 'skipped' && !lately.has(contrast);
  const isHeard = (one: One) =>
    one.ear?.mark === 'heard' && one.choice !== 'skipped' && unclearSound(one) === undefined;
  const open = steps.filter((one) => !isPutAway(one) && !isHeard(one));
  return {
    next: open.toSorted(
      (one, other) => Number(other.choice === 'pinned') - Number(one.choice === 'pinned'),
    ),
    heard: steps.filter(isHeard),
    skipped: steps.filter(isPutAway),
  };
}
