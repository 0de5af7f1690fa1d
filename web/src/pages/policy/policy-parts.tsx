import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { appConfig } from '../../lib/app-config.ts';

export function Points({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-2 pl-5 marker:text-ink-3">{children}</ul>;
}

/** What stands beside what: kinds of data and their time, cookies and their purpose. */
export function Facts({ facts }: { facts: { term: ReactNode; text: ReactNode }[] }) {
  return (
    <dl>
      {facts.map(({ term, text }, index) => (
        <div
          key={index}
          className="grid gap-x-6 gap-y-1 border-t border-line py-3 last:border-b md:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{term}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The name of a cookie or storage key, as it stands in the browser's own list. */
export function KeyName({ children }: { children: string }) {
  return <code className="text-15 break-all">{children}</code>;
}

export function InnerLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="underline">
      {children}
    </Link>
  );
}

export function MailLink() {
  const address = appConfig.supportEmail ?? '';
  return (
    <a href={`mailto:${address}`} className="break-all underline">
      {address}
    </a>
  );
}
