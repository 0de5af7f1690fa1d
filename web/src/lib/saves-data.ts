/** Whether the person asked the browser to load as little as possible. Not every browser says. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
