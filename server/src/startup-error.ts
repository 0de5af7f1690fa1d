/** Why the process cannot start, in one line for the operator. Shown without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}
