import { isClassToken } from '../practice/addresses.ts';

export const SCENES_ADDRESS = '/scenes';

/** What is done with a scene: the tabs of its screen. */
export const STEPS = ['listen', 'shadow', 'part'] as const;
export type SceneStep = (typeof STEPS)[number];

/** What it was opened from, and leads back to: a class, today’s practice, or nothing but the scenes. */
export type OpenedFrom = { class: string } | 'today' | undefined;

type Query = Partial<Record<'step' | 'line' | 'end', string | number>>;

function addressOf(slug: string, query: Query, from: OpenedFrom): string {
  const all = {
    ...query,
    ...(from === 'today' && { today: '' }),
    ...(typeof from === 'object' && from),
  };
  const named = Object.entries(all).map(([name, value]) =>
    value === '' ? name : `${name}=${value}`,
  );
  return [`${SCENES_ADDRESS}/${slug}`, named.join('&')].filter(Boolean).join('?');
}

/** At what was left of it, or at its beginning. */
export const sceneAddress = (slug: string, from?: OpenedFrom) => addressOf(slug, {}, from);
export const stepAddress = (slug: string, step: SceneStep, from?: OpenedFrom) =>
  addressOf(slug, { step }, from);
/** The end of the last run, which one comes back to from a line. */
export const endAddress = (slug: string, from?: OpenedFrom) => addressOf(slug, { end: '' }, from);
/** One line alone, counted from 0. In the address they count from 1, as on the screen. */
export const lineAddress = (
  slug: string,
  line: number,
  { fromEnd = false, from }: { fromEnd?: boolean; from?: OpenedFrom } = {},
) => addressOf(slug, { line: line + 1, ...(fromEnd && { end: '' }) }, from);

export type ScenePlace = { end: boolean; from: OpenedFrom } & (
  | { screen: 'line'; line: number }
  /** Without a step: the one that was left. */
  | { screen: 'scene'; step: SceneStep | undefined }
);

/** What an address of a scene shows. */
export function scenePlaceFrom(search: string): ScenePlace {
  const query = new URLSearchParams(search);
  const shared = { end: query.has('end'), from: openedFrom(query) };
  const line = Number(query.get('line'));
  if (Number.isInteger(line) && line > 0) return { screen: 'line', line: line - 1, ...shared };
  const step = STEPS.find((one) => one === query.get('step'));
  return { screen: 'scene', step, ...shared };
}

function openedFrom(query: URLSearchParams): OpenedFrom {
  const token = query.get('class');
  if (token !== null && isClassToken(token)) return { class: token };
  return query.has('today') ? 'today' : undefined;
}
