import { TODAYS } from '../rounds/addresses.ts';

export const EAR_ADDRESS = '/ear';
/** A round that is for one contrast, where one is named. */
export const earAddress = (contrast: string | undefined) =>
  contrast === undefined ? EAR_ADDRESS : `${EAR_ADDRESS}?for=${contrast}`;

export const PATH_ADDRESS = '/path';
/** A step of the path, where it can be pinned or skipped. */
export const pathAddress = (contrast: string) => `${PATH_ADDRESS}#${contrast}`;

/** The same round as a step of today’s practice. */
export const todaysEarAddress = (contrast: string) => `${earAddress(contrast)}&${TODAYS}`;

export const contrastFrom = (search: string): string | undefined =>
  new URLSearchParams(search).get('for') ?? undefined;
