import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { appConfig } from '../../lib/app-config.ts';

export type PolicySection = { id: string; title: string; body: ReactNode };

/** A long text for the public: what it says at a glance, a table of contents, then the sections. */
export function PolicyPage({
  title,
  updated,
  intro,
  sections,
}: {
  title: string;
  updated?: string;
  intro: ReactNode;
  sections: PolicySection[];
}) {
  return (
    <div className="wrap lg:grid lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-x-16">
      <header className="max-w-[42rem] lg:col-start-2">
        <h1>{title}</h1>
        {updated && <p className="mt-3 text-15 text-ink-3">Last updated {updated}</p>}
        <div className="mt-6 grid gap-4 text-20 text-ink-2">{intro}</div>
      </header>
      <Contents sections={sections} />
      <div className="max-w-[42rem] lg:col-start-2">
        {sections.map(({ id, title: heading, body }) => (
          <section key={id} aria-labelledby={id} className="mt-12">
            <h2 id={id} className="scroll-mt-6">
              {heading}
            </h2>
            <div className="mt-4 grid gap-4">{body}</div>
          </section>
        ))}
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: PolicySection[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="mt-8 rounded-card border border-line bg-surface px-5 py-4 lg:sticky lg:top-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-1 lg:self-start lg:border-0 lg:bg-transparent lg:p-0"
    >
      <h2 id="contents" className="font-text text-15 font-semibold">
        On this page
      </h2>
      <ul className="mt-1 gap-6 md:columns-2 lg:columns-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="flex min-h-11 items-center text-15 text-ink-2 underline hover:text-ink lg:no-underline lg:hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
