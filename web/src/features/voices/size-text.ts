const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

/** “3.4 MB”, or “120 kB” where that would be next to nothing. */
export const sizeText = (bytes: number) =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / KILOBYTE)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
