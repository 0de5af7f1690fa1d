import { isVowel, withoutStress } from './phone-set.ts';
import { GLOTTAL_STOP, TAP } from './tap.ts';

/** For each sound of a form the places of the sounds said for it; none where it was left out. */
export type LinedUp = { places: number[][]; cost: number };

const ADDED_OR_LEFT_OUT = 0.7;
const VOWEL_FOR_VOWEL = 0.4;
const TONGUE_TIP = new Set(['T', 'D', TAP, GLOTTAL_STOP]);
const TAPPED_OR_NOT = 0.2;

/** Lays what was said along a form of the word. What the form does not have goes to its neighbor. */
export function lineUp(form: readonly string[], said: readonly string[]): LinedUp {
  const costs = costsOf(form, said);
  const places: number[][] = form.map(() => []);
  let [at, place] = [form.length, said.length];
  let waiting: number[] = [];
  while (at > 0 || place > 0) {
    const cost = costs[at]![place]!;
    const matched =
      at > 0 &&
      place > 0 &&
      cost === costs[at - 1]![place - 1]! + difference(form[at - 1]!, said[place - 1]!);
    if (matched) {
      places[--at]!.push(--place, ...waiting);
      waiting = [];
    } else if (place > 0 && cost === costs[at]![place - 1]! + ADDED_OR_LEFT_OUT) {
      waiting.unshift(--place);
    } else at--;
  }
  // Said before the form's first sound.
  places.find(({ length }) => length > 0)?.unshift(...waiting);
  return { places, cost: costs[form.length]![said.length]! };
}

/** The form that what was said is nearest to. */
export function nearestForm(
  forms: readonly [string[], ...string[][]],
  said: readonly string[],
): string[] {
  const costs = forms.map((form) => lineUp(form, said).cost);
  return forms[costs.indexOf(Math.min(...costs))] ?? forms[0];
}

function costsOf(form: readonly string[], said: readonly string[]): number[][] {
  const costs = [said.reduce<number[]>((row) => [...row, row.at(-1)! + ADDED_OR_LEFT_OUT], [0])];
  for (const phone of form) {
    const above = costs.at(-1)!;
    const row = [above[0]! + ADDED_OR_LEFT_OUT];
    for (const [index, other] of said.entries()) {
      row.push(
        Math.min(
          above[index]! + difference(phone, other),
          above[index + 1]! + ADDED_OR_LEFT_OUT,
          row[index]! + ADDED_OR_LEFT_OUT,
        ),
      );
    }
    costs.push(row);
  }
  return costs;
}

function difference(one: string, other: string): number {
  const [a, b] = [withoutStress(one), withoutStress(other)];
  if (a === b) return 0;
  if (TONGUE_TIP.has(a) && TONGUE_TIP.has(b)) return TAPPED_OR_NOT;
  return isVowel(a) && isVowel(b) ? VOWEL_FOR_VOWEL : 1;
}
