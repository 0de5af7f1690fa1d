import { useState } from 'react';
import { TextField } from '../../ui/inputs.tsx';

/** The address of a picture, and the picture itself as soon as there is one. */
export function ImageField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (url: string) => void;
}) {
  const [failed, setFailed] = useState('');
  const isAddress = /^https?:\/\/\S+\.\S+/.test(value);
  const cannotLoad = isAddress && failed === value;
  return (
    <div className="grid gap-2.5">
      <TextField
        label="Image URL"
        hint={
          cannotLoad
            ? 'No picture can be loaded from there.'
            : 'Optional. Shown above the text and when the post is shared.'
        }
        value={value}
        error={error}
        placeholder="https://"
        inputMode="url"
        autoCapitalize="none"
        onChange={(event) => onChange(event.target.value)}
      />
      {isAddress && !cannotLoad && (
        <img
          src={value}
          alt="As it will be shown"
          referrerPolicy="no-referrer"
          className="aspect-video w-full max-w-80 rounded-tile bg-sunken object-cover text-15"
          onError={() => setFailed(value)}
        />
      )}
    </div>
  );
}
