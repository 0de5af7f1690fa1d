/**
 * Whether PostgreSQL can store every string in it: it rejects a null byte in text and half of a
 * surrogate pair in JSON. Checked once for all input, so that no field can miss it.
 */
export function isStorable(input: unknown): boolean {
  const left = [input];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') {
      if (value.includes('\u0000') || !value.isWellFormed()) return false;
    } else if (Array.isArray(value)) {
      left.push(...value);
    } else if (isPlainObject(value)) {
      left.push(...Object.keys(value), ...Object.values(value));
    }
  }
  return true;
}

/** Files and dates are skipped. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
