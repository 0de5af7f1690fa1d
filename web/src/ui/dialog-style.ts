/** Radix' scroll lock writes one style tag; it takes the page's nonce from this global. */
const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce;
if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });

export const dialogVeil =
  'fixed inset-0 z-20 grid animate-veil-in place-items-end overflow-y-auto bg-(--veil) md:place-items-center md:p-6';

/** On a phone the panel stands on the bottom edge, within reach of the thumb. */
export const dialogPanel =
  'relative grid w-full animate-panel-in grid-cols-[minmax(0,1fr)] gap-5 rounded-t-card border border-line bg-surface px-5 pt-6 pb-[calc(24px+env(safe-area-inset-bottom))] wrap-anywhere shadow-lift md:max-w-120 md:rounded-card md:p-7 focus:outline-none';
