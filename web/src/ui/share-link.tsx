import { Share2 } from 'lucide-react';
import { Button, type ButtonLook } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import { share } from './share.ts';

type Shared = {
  /** A path of this site, or a whole address. */
  url: string;
  /** What it is, for whoever gets it. */
  title: string;
};

/** Hands a link to the device's own sharing, or copies it. */
export function ShareLink({
  url,
  title,
  children = 'Share',
  look = 'line',
}: Shared & { children?: string; look?: ButtonLook }) {
  return (
    <Button look={look} size="s" onClick={() => void share({ url, title })}>
      <Icon of={Share2} size={18} />
      {children}
    </Button>
  );
}

/** The same where there is room for a sign only. */
export function ShareIcon({ url, title, label }: Shared & { label: string }) {
  return <IconButton icon={Share2} label={label} onClick={() => void share({ url, title })} />;
}
