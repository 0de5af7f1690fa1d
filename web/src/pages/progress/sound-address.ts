/** Where one sound is open on the map. */
export const soundAddress = (phone: string) => `/progress?sound=${phone}`;

export function soundFrom(search: string): string | undefined {
  return new URLSearchParams(search).get('sound')?.toUpperCase();
}
