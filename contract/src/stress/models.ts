import measured from './measured.json' with { type: 'json' };

/** Of each part of an item as an embedded voice says it: milliseconds, semitones, dB. */
export type StressModel = readonly (readonly [ms: number, pitch: number, loudness: number])[];

/** Only of items in which the engine hears the strong part of the voice for sure. */
const models = measured as unknown as Readonly<Record<string, StressModel>>;

export const stressModelOf = (id: string): StressModel | undefined => models[id];
