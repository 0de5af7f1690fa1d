import type { ComponentProps } from 'react';
import { TextField } from './inputs.tsx';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** An email address, as phones and password managers like to fill it in. */
export function EmailField(props: FieldProps) {
  return (
    <TextField label="Email" type="email" autoComplete="email" autoCapitalize="none" {...props} />
  );
}

export function UsernameField(props: FieldProps) {
  return (
    <TextField
      label="Username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
