import { createBrowserStorage } from '../../lib/tab-storage.ts';

const kept = createBrowserStorage({
  prefix: 'saywell-headphones',
  parse: (stored) => (stored === true ? true : undefined),
});

/** Whether somebody has said on this device that they wear headphones while shadowing. */
export const headphones = {
  areOn: (): boolean => kept.get('') === true,
  remember: (): void => kept.set('', true),
};
