export const SCENES_ADDRESS = '/scenes';

/** What is done with a scene: the tabs of its screen. */
export const STEPS = ['listen', 'shadow', 'part'] as const;
export type SceneStep = (typeof STEPS)[number];

export const sceneAddress = (slug: string) => `${SCENES_ADDRESS}/${slug}`;
export const stepAddress = (slug: string, step: SceneStep) =>
  step === 'listen' ? sceneAddress(slug) : `${sceneAddress(slug)}?step=${step}`;
/** The end of the last run, which one comes back to from a line. */
export const endAddress = (slug: string) => `${sceneAddress(slug)}?end`;
/** One line alone, counted from 0. In the address they count from 1, as on the screen. */
export const lineAddress = (slug: string, line: number, fromEnd = false) =>
  `${sceneAddress(slug)}?line=${line + 1}${fromEnd ? '&end' : ''}`;

export type ScenePlace = { end: boolean } & (
  { screen: 'line'; line: number } | { screen: 'scene'; step: SceneStep }
);

/** What an address of a scene shows. */
export function scenePlaceFrom(search: string): ScenePlace {
  const query = new URLSearchParams(search);
  const end = query.has('end');
  const line = Number(query.get('line'));
  if (Number.isInteger(line) && line > 0) return { screen: 'line', line: line - 1, end };
  const step = STEPS.find((one) => one === query.get('step'));
  return { screen: 'scene', step: step ?? 'listen', end };
}
