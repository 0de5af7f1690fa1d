type CleanUp = () => unknown;

const pending: CleanUp[] = [];

/**
 * Runs this after the tests of the calling file, the last first. Unlike `afterAll`, it may be
 * called in a hook: an `afterAll` in a hook never runs.
 */
export function afterTests(cleanUp: CleanUp) {
  pending.push(cleanUp);
}

/** Runs all of it, even if some fails. */
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
