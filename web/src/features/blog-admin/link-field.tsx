import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';

/** Where the selected words lead. Not a form: it stands inside one. */
export function LinkField({
  initial,
  onSet,
  onClose,
}: {
  initial: string;
  onSet: (href: string | false) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string>();
  const set = () => {
    const href = linkFrom(text);
    if (href) onSet(href);
    else setError('Enter a web address, an email address, or a path such as /practice');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      set();
    }
    if (event.key === 'Escape') onClose();
  };
  return (
    <div className="grid gap-2.5 border-b border-line bg-sunken p-3">
      <TextField
        // Whoever asked for the link is about to type where it leads.
        ref={(input) => input?.focus()}
        label="Where the link leads"
        value={text}
        error={error}
        placeholder="https://"
        inputMode="url"
        autoCapitalize="none"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="s" look="line" onClick={set}>
          Set link
        </Button>
        {initial && (
          <Button size="s" look="quiet" onClick={() => onSet(false)}>
            Remove link
          </Button>
        )}
        <Button size="s" look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** What somebody typed as the address of a link, completed; nothing if it can be none. */
export function linkFrom(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(\/(?!\/)|#)\S*$/.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^mailto:\S+@\S+$/i.test(text)) return text;
  if (text.startsWith('/')) return undefined;
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') ? address : undefined;
}
