/**
 * An error that the person at the terminal can fix. Only its message is shown, never a stack trace.
 */
export class Problem extends Error {}

/**
 * Runs a command's main function: a Problem becomes one line and exit code 1.
 * @param {() => Promise<number>} main resolves to the exit code
 */
export async function runCommand(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
