type CleanUp = () => unknown;

const pending: CleanUp[] = [];

/**
 * Does this when the tests of the calling file are over, the last first. Unlike `afterAll` it may be
 * called in a hook: what is given to `afterAll` there is never run.
 */
export function afterTests(cleanUp: CleanUp) {
  pending.push(cleanUp);
}

/** Does all of it, whatever fails on the way. */
export async function cleanUp() {
  const failures: unknown[] = [];
  for (const one of pending.splice(0).toReversed()) {
    try {
      await one();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all could be cleaned up');
}
