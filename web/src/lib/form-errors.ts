/** What we need of a contract schema; the schema library itself stays out of the types here. */
export type Schema = {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
};

export type FieldErrors = Record<string, string | undefined>;

/** What checks a form: a schema of the contract, or rules that only this form has. */
export type FormRules<V> = Schema | ((values: V) => FieldErrors);

/** The first message of each field, as the server would answer it. */
export function fieldErrors<V>(rules: FormRules<V>, values: V): FieldErrors {
  if (typeof rules === 'function') return withoutEmpty(rules(values));
  const result = rules.safeParse(values);
  if (result.success) return {};
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) {
    const name = String(path[0] ?? '');
    errors[name] ??= message;
  }
  return errors;
}

function withoutEmpty(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message));
}

/**
 * The errors that still stand after one field was edited. None appears while somebody types; the
 * field's own goes when it is right, and so does another's that the edit has settled. What only the
 * server could know, such as a taken name, stays until its own field is edited.
 */
export function remainingErrors(
  shown: FieldErrors,
  before: FieldErrors,
  after: FieldErrors,
  edited: string,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(shown)
      .filter(([, message]) => message)
      .map(([name, message]) => [name, name === edited || before[name] ? after[name] : message]),
  );
}
