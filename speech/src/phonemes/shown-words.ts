import { isVowel } from './phone-set.ts';
import type { Place } from './place.ts';
import { fullForm, shownForms } from './shown-forms.ts';
import { carefulForms } from './word-variants.ts';

type Piece = { forms: string[][]; piece: string };

/** How a word is shown. */
export type Shown = {
  shown: string[][];
  parts?: { pieces: { piece: string; length: number }[][]; isSpaced: boolean };
};

/** The forms of a written word that learners may be shown, for each way to read it. */
export function shownOf(readings: readonly Piece[][], place: Place): Shown {
  const only = onlyPiece(readings);
  if (only) {
    return { shown: shownForms(only.piece, carefulForms(only.forms, only.piece), place) };
  }
  const isSpaced = SPACED.test(place.text) || !isOneWord(place.text, readings);
  const ways = readings.map((pieces) =>
    pieces.map(({ piece, forms }, index) => ({
      piece,
      phones: isSpaced
        ? (shownForms(piece, forms, placeInside(place, pieces, index))[0] ?? [])
        : (forms[0] ?? []),
    })),
  );
  const shown = new Map(ways.map((way) => [way.flatMap(({ phones }) => phones).join(' '), way]));
  return {
    shown: [...shown.keys()].map((sounds) => sounds.split(' ')),
    parts: {
      pieces: [...shown.values()].map((way) =>
        way.map(({ piece, phones }) => ({ piece, length: phones.length })),
      ),
      isSpaced,
    },
  };
}

export function fullOf(readings: readonly Piece[][], place: Place): string[] {
  const only = onlyPiece(readings);
  if (only) return fullForm(only.piece, carefulForms(only.forms, only.piece), place);
  return (readings[0] ?? []).flatMap(({ forms }) => forms[0] ?? []);
}

function onlyPiece([pieces = [], ...others]: readonly Piece[][]): Piece | undefined {
  return pieces.length === 1 && others.length === 0 ? pieces[0] : undefined;
}

/** Figures, prices, and addresses are read as words of their own. */
const SPACED = /[\d$€£¥₹%°@½¼¾]|\p{L}{2}\.\p{L}{2}/u;

/** Letters and compounds: “FBI,” “co-worker,” “and/or.” */
function isOneWord(text: string, [pieces = []]: readonly Piece[][]): boolean {
  const isWritten = /[-/&]|\p{Ll}\p{Lu}/u.test(text);
  return isWritten || pieces.some(({ piece }) => /^(?:[A-Z]|'s)$/.test(piece));
}

/** The words of “$5.99” follow one another as in a phrase. */
function placeInside(place: Place, pieces: readonly Piece[], index: number): Place {
  const next = pieces[index + 1];
  return {
    ...place,
    isFirst: place.isFirst && index === 0,
    isLast: place.isLast && next === undefined,
    beforeVowel: isVowel(next?.forms[0]?.[0] ?? ''),
    before: index > 0 ? [pieces[index - 1]!.piece] : place.before,
    after: next ? [next.piece] : place.after,
  };
}
