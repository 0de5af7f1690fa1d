type Reader = { name: string; username: string };

/** One word of letters: short enough to be nothing but a name. */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u;

/**
 * Greets by first name. Anybody can enter a name and another's address, so one that could carry an
 * advertisement into somebody's mail is left out.
 */
export function greeting({ name, username }: Reader): string {
  const [first = ''] = name.trim().split(/\s+/);
  return `Hello ${FIRST_NAME.test(first) ? first : username},`;
}
