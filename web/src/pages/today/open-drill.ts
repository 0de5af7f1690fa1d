import { saidInstead, type TodayStep } from '@saywell/contract';
import { isOver, newDrill } from '../../features/drill/drill.ts';
import { keepDrill, keptDrill } from '../../features/drill/kept-drill.ts';

type Step = Extract<TodayStep, { kind: 'drill' }>;

/** Lets the screen of the phrase begin with the drill of its word; one that goes on there stays. */
export function openDrill(userId: number, step: Step): void {
  const { exercise, word, index, sound, cue, before } = step;
  const owner = { userId, of: exercise.id };
  const kept = keptDrill(owner);
  const isSame = kept?.drill.of.index === index && kept.drill.of.sound.phone === sound.phone;
  if (kept?.open && isSame && !isOver(kept.drill)) return;
  const { id: exerciseId, phrase } = exercise;
  const of = { phrase, exerciseId, index, word, sound, instead: saidInstead(step), cue, before };
  keepDrill(owner, { drill: newDrill(of), open: true, saved: false, at: Date.now() });
}
