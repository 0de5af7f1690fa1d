import { HELP, HELP_CONTACT, HELP_INTRO } from '@saywell/contract';
import { InnerLink, MailLink, Points, PolicyPage } from './policy/policy-page.tsx';

export default function HelpPage() {
  const sections = HELP.map(({ id, title, points }) => ({
    id,
    title,
    body: (
      <>
        <Points>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
        {id === 'privacy' && (
          <p>
            <InnerLink to="/privacy">Read the Privacy Policy</InnerLink>
          </p>
        )}
      </>
    ),
  }));
  const contact = {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        {HELP_CONTACT} <MailLink />
      </p>
    ),
  };
  return <PolicyPage title="Help" intro={<p>{HELP_INTRO}</p>} sections={[...sections, contact]} />;
}
