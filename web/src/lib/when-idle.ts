const AT_LATEST_MS = 5_000;
/** Safari does not say when a page is idle. */
const WITHOUT_SIGN_MS = 2_000;

/** Acts once the page has nothing better to do. Returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(act, { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, WITHOUT_SIGN_MS);
  return () => clearTimeout(timer);
}
