import type { ContourNote, PitchPoint } from '../../../ui/contour.tsx';
import { type Intonation, missedTunes } from './tune-words.ts';
import { movementIn, type Pitch, type Tune } from './tune.ts';
import type { WordView } from '../words/word-views.ts';

const YOURS = { rise: 'yours rises', fall: 'yours falls', level: 'yours stays level' };
const BOTH = { rise: 'both rise', fall: 'both fall', level: 'both stay level' };

/** The directions by name: what to do where the tune was missed, and what the voice did there. */
export function notesOn(
  intonation: Intonation,
  { aim, learner, place, words }: Tune & { words: readonly WordView[] },
): ContourNote[] {
  const { ending, focus } = intonation;
  const notes: ContourNote[] = missedTunes(intonation, words).flatMap(({ index, here }) => {
    const { start = 0, end = 0 } = words[index]?.word ?? {};
    const inside = pointsIn(aim, place(start), place(end));
    const at = here.startsWith('highest') ? highest(inside) : inside.at(-1);
    return at ? [{ text: here, at, voice: 'example', side: sideOf(at) }] : [];
  });
  const last = learner.at(-1)?.at(-1);
  if (ending && last) {
    const text = ending.expected === ending.heard ? BOTH[ending.heard] : YOURS[ending.heard];
    notes.push({ text, at: last, voice: 'you', side: sideOf(last) });
  }
  const instead = focus && focus.heard !== focus.expected ? words[focus.heard]?.word : undefined;
  const peak = instead && highest(pointsIn(learner, place(instead.start), place(instead.end)));
  if (peak) notes.push({ text: 'yours stands out here', at: peak, voice: 'you', side: 'above' });
  return notes;
}

/** Away from the middle, where the lines are. */
const sideOf = ({ pitch }: PitchPoint) => (pitch < 0.5 ? 'below' : 'above');

const pointsIn = (runs: PitchPoint[][], from: number, to: number) =>
  runs.flat().filter(({ time }) => time >= from && time <= to);

const highest = (points: PitchPoint[]) => points.toSorted((a, b) => b.pitch - a.pitch)[0];

const DOES = { rise: 'rises', fall: 'falls' };

/** How far the example moves at the end and how far the learner did; nothing where it can't be told. */
export function differenceIn(
  { ending }: Intonation,
  example: Pitch,
  words: readonly WordView[],
): string | undefined {
  const last = words.findLast(({ heard }) => heard);
  if (!ending || ending.expected === 'level' || !last) return undefined;
  const { start, end } = last.word;
  const moved = movementIn(example, { start, end });
  // A voice that does not do what is asked is no example to be measured against.
  if (moved === undefined || (ending.expected === 'rise') !== moved > 0) return undefined;
  const aim = Math.round(Math.abs(moved));
  if (aim === 0) return undefined;
  const mine = Math.round(Math.abs(ending.semitones));
  const said = `At the end, the example ${DOES[ending.expected]} by ${steps(aim)}`;
  if (ending.heard === ending.expected) return `${said}, yours by ${mine}.`;
  if (ending.heard === 'level' || mine === 0) return `${said}. Yours hardly moves.`;
  return `${said}. Yours ${DOES[ending.heard]} by ${steps(mine)}.`;
}

const steps = (count: number) => (count === 1 ? 'one semitone' : `${count} semitones`);
