import { APP_VERSION } from '@saywell/contract';
import { AudioWaveform, LockKeyhole } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { openChoices } from '../lib/consent.ts';
import { Icon } from '../ui/icon.tsx';

const link = 'inline-flex min-h-11 items-center underline';

export function Footer({ signedOut }: { signedOut: boolean }) {
  const { pathname } = useLocation();
  return (
    <footer className="border-t border-line py-6 text-15 text-ink-2">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="inline-flex items-center gap-1.5">
          <Icon of={LockKeyhole} size={17} />
          Secure &amp; Private
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Icon of={AudioWaveform} size={17} />
          AI-Powered
        </span>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
          {footerLinks(pathname, signedOut).map(({ to, label }) => (
            <Link key={to} to={to} className={link}>
              {label}
            </Link>
          ))}
          <button type="button" onClick={() => openChoices()} className={link}>
            Cookie choices
          </button>
        </nav>
        <span className="num ml-auto text-ink-3">v{APP_VERSION}</span>
      </div>
    </footer>
  );
}

type FooterLink = { to: string; label: string };

/** The link to Home is for visitors, who have no main navigation, and for readers of the blog. */
export function footerLinks(pathname: string, signedOut: boolean): FooterLink[] {
  const onBlogList = pathname === '/blog';
  const onBlog = onBlogList || pathname.startsWith('/blog/');
  return [
    ...(onBlogList ? [] : [{ to: '/blog', label: 'Blog' }]),
    { to: '/ear', label: 'Ear Training' },
    { to: '/privacy', label: 'Privacy Policy' },
    { to: '/cookies', label: 'Cookie Policy' },
    ...(signedOut || onBlog ? [{ to: '/', label: 'Home' }] : []),
    { to: '/help', label: 'Help' },
  ];
}
