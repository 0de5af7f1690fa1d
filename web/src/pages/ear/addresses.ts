export const EAR_ADDRESS = '/ear';
/** A round that is for one contrast. */
export const earAddress = (contrast: string) => `/ear?for=${contrast}`;

export const contrastFrom = (search: string): string | undefined =>
  new URLSearchParams(search).get('for') ?? undefined;
