import { smoothLine, type Spot } from '../smooth-line.ts';
import type { Lips, Posture, Tongue } from './articulation.ts';

/** The lower edge of the upper teeth. */
const TEETH_EDGE = 101;
/** The position of the lower teeth at rest; jaw and chin move with them. */
const RESTING_TOOTH = 123;
const CHIN_FOLLOWS = 0.6;

const ROOT: Spot = [187, 142];

/** The whole tongue: its upper side, the root in the throat, the floor of the mouth. */
export function tongueOutline(tongue: Tongue): string {
  const [tip, blade] = tongue;
  const along = towards(tip, blade);
  // Seen back from the tip, the underside is on the right, even when the tip points up.
  const across: Spot = [-along[1], along[0]];
  const below = (length: number, depth: number): Spot => [
    tip[0] + along[0] * length + across[0] * depth,
    tip[1] + along[1] * length + across[1] * depth,
  ];
  const underBlade = below(13, 15);
  const floor: Spot = [Math.max(98, underBlade[0] + 16), 168];
  const outline = [
    [182, 196],
    [138, 195],
    floor,
    underBlade,
    below(1, 6),
    ...tongue,
    ROOT,
  ] as const;
  return `${smoothLine([...outline, [182, 196]])}Z`;
}

function towards([x, y]: Spot, [toX, toY]: Spot): Spot {
  const length = Math.hypot(toX - x, toY - y);
  return [(toX - x) / length, (toY - y) / length];
}

/** Only the upper side, to draw another tongue over this one. */
export function tongueTop(tongue: Tongue): string {
  return smoothLine([...tongue, ROOT]);
}

export type Mouth = { upperLip: string; lowerLip: string; lowerTooth: string; lowerLipEdge: Spot };

/** Face and teeth, as the lips and the jaw shape them. */
export function mouthOutline({ lips, gap }: Pick<Posture, 'lips' | 'gap'>): Mouth {
  const tooth = TEETH_EDGE + gap;
  const { forward, upper, lower, inner } = lipPlaces(lips, tooth);
  const chin = (tooth - RESTING_TOOTH) * CHIN_FOLLOWS;
  const front = 35 - forward;
  const y = (value: number) => Math.round(value * 10) / 10;
  return {
    upperLip: `M64 2C58 20 44 36 31 51c-4 5-2 11 5 12 8 1 12 3 11 9C46 79 ${front + 2} 82 ${front + 1} ${y(upper - 10)}C${front} ${y(upper - 3)} ${front + 7} ${y(upper + 1)} 54 ${y(upper)}`,
    lowerLip: `M${inner} ${y(lower)}C43 ${y(lower - 2)} ${front} ${y(lower + 1)} ${front} ${y(lower + 8)}C${front} ${y(lower + 15)} 44 ${y(lower + 17)} 46 ${y(lower + 23)}C48 ${y(lower + 29)} 42 ${y(158 + chin)} 43 ${y(164 + chin)}C45 ${y(176 + chin)} 56 ${y(182 + chin)} 72 ${y(184 + chin)}C92 186 106 189 118 197`,
    lowerTooth: `M56 ${y(tooth + 20)}h11l-2.5 -17c-.5 -4 -6 -4 -7 0z`,
    lowerLipEdge: [front + 6, lower + 2],
  };
}

type LipPlaces = {
  /** How far the lips are pushed out. */
  forward: number;
  upper: number;
  lower: number;
  /** Where the lower lip ends inside the mouth. */
  inner: number;
};

function lipPlaces(lips: Lips, tooth: number): LipPlaces {
  const open = Math.max(109, tooth - 1);
  const places: Record<Lips, LipPlaces> = {
    rest: { forward: 0, upper: 100, lower: open, inner: 54 },
    spread: { forward: -4, upper: 98, lower: open, inner: 54 },
    round: { forward: 7, upper: 103, lower: Math.max(114, tooth - 3), inner: 54 },
    tight: { forward: 11, upper: 106, lower: 113, inner: 52 },
    closed: { forward: 1, upper: 109, lower: 110, inner: 54 },
    teeth: { forward: -5, upper: 95, lower: 103, inner: 63 },
  };
  return places[lips];
}

/** The hard palate with the ridge behind the upper teeth. */
export const PALATE = 'M67 80c4-16 18-29 45-32 30-4 52 4 66 18';

/** The soft palate: raised against the throat, or lowered to let the air into the nose. */
export function softPalate(nasal: boolean): string {
  return nasal ? 'M178 66c7 8 10 20 11 34' : 'M178 66c7 5 14 9 25 9';
}
