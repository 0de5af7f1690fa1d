/** What the network answers; undefined if it fails, or takes longer than this. */
export async function inTime<T>(asked: Promise<T>, withinMs: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((over) => {
    timer = setTimeout(() => over(undefined), withinMs);
  });
  try {
    return await Promise.race([asked.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}
