import { PASSWORD_MIN } from '@saywell/contract';

type NewPassword = { password: string; confirm: string };

const MISSING = 'Please fill in all fields';

/** Of the form alone: the server sees one password and does not know that it was typed twice. */
export function resetPasswordRules({ password, confirm }: NewPassword) {
  return { password: passwordError(password), confirm: confirmError(password, confirm) };
}

function passwordError(password: string) {
  if (!password) return MISSING;
  return password.length < PASSWORD_MIN
    ? `Password must be at least ${PASSWORD_MIN} characters long`
    : undefined;
}

function confirmError(password: string, confirm: string) {
  if (!confirm) return MISSING;
  return confirm === password ? undefined : 'Passwords do not match';
}
