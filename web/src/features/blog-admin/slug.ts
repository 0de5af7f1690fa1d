import { SLUG_MAX } from '@saywell/contract';

/** The address that a title suggests. A title without any Latin letter suggests none. */
export function slugFrom(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .replaceAll(/\s+/g, '-')
    .slice(0, SLUG_MAX)
    .replaceAll(/^-+|-+$/g, '');
}
