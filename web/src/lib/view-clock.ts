/** Adds up how long something was in view. */
export function createViewClock(now: () => number) {
  let since: number | undefined;
  let total = 0;
  return {
    set(inView: boolean) {
      if (inView) since ??= now();
      else if (since !== undefined) {
        total += now() - since;
        since = undefined;
      }
    },
    milliseconds: () => Math.round(total + (since === undefined ? 0 : now() - since)),
  };
}
