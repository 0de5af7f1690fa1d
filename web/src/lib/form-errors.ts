/** What we need of a contract schema; the schema library itself stays out of the types here. */
export type Schema = {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
};

export type FieldErrors = Record<string, string | undefined>;

/** The first message of each field, as the server would answer it. */
export function fieldErrors(schema: Schema, values: unknown): FieldErrors {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) {
    const name = String(path[0] ?? '');
    errors[name] ??= message;
  }
  return errors;
}
