export const EAR_ADDRESS = '/ear';
/** A round that is for one contrast, where one is named. */
export const earAddress = (contrast: string | undefined) =>
  contrast === undefined ? EAR_ADDRESS : `${EAR_ADDRESS}?for=${contrast}`;

export const contrastFrom = (search: string): string | undefined =>
  new URLSearchParams(search).get('for') ?? undefined;
