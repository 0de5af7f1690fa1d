import { Facts, InnerLink, MailLink, Points, type PolicySection } from './policy-page.tsx';

const kept = [
  { term: 'Recordings', text: 'Not kept: deleted as soon as they are scored.' },
  { term: 'Results you didn’t save', text: 'One day, then deleted within a day.' },
  {
    term: 'Trial without an account',
    text: '24 hours without a visit, then deleted within a day.',
  },
  {
    term: 'Links we email you',
    text: 'One hour for a new password, 24 hours for confirming an address, seven days for undoing a new address; deleted within a day after that.',
  },
  {
    term: 'An email address you are changing',
    text: 'Seven days after you asked for the change, or after you confirmed it; deleted within a day after that.',
  },
  {
    term: 'Emails to you',
    text: 'Until they are sent, or for about a day if they can’t be. A site without a mail server keeps them as files instead: for seven days, then deleted within a day.',
  },
  { term: 'Signed-in browsers', text: 'Until you sign out, or 30 days without a visit.' },
  { term: 'Passkeys', text: 'Until you remove them.' },
  {
    term: 'Counters to prevent misuse',
    text: 'An hour or less for most, a day for some; deleted within a day after that.',
  },
  { term: 'Logs, events, ad records', text: '90 days.' },
  {
    term: 'Phrases read aloud',
    text: 'Until newer audio needs the room, even if you delete your account.',
  },
  {
    term: 'Deletion requests',
    text: 'Until they are done or canceled, and at least 90 days.',
  },
  {
    term: 'Classes',
    text: 'Until their teacher deletes them, and at most 30 days after they end. Your place in a class ends when you leave it.',
  },
  {
    term: 'Account, practice, plans, choices, reminder, feedback',
    text: 'As long as you have your account.',
  },
];

export const rightsSections: PolicySection[] = [
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <>
        <Facts facts={kept} />
        <p>
          When you delete your account, everything stored with it is removed from our database at
          once. If you ask for 14 days to change your mind, it is removed when those days are over.
          Counters and codes that don’t name you end as listed above. Messages to you that were kept
          as files are deleted within eight days after that, and copies in backups within 30 days.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>For most of these, you don’t need to ask us:</p>
        <Points>
          <li>
            <b>See and take your data</b>: “Export My Data” in your{' '}
            <InnerLink to="/profile">profile</InnerLink> gives you what is stored with your account
            in one readable file, without hashes and emails that wait to be sent.
          </li>
          <li>
            <b>Correct it</b>: “Edit Profile.”
          </li>
          <li>
            <b>Change a consent</b>: the switches in your profile, or “Cookie choices” at the bottom
            of most pages, work right away, whether you turn them on or off.
          </li>
          <li>
            <b>Delete it</b>: your whole account, at once in your profile, or under{' '}
            <InnerLink to="/settings">Privacy and Settings</InnerLink> with 14 days to change your
            mind. To delete only your practice, use “Reset Learning Progress” on the{' '}
            <InnerLink to="/progress">progress</InnerLink> screen.
          </li>
        </Points>
        <p>
          For anything else, such as objecting to a use or having it restricted, write to us. We
          answer within 30 days. If you think we are doing something wrong, you can also complain to
          the data-protection authority where you live.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How we protect it',
    body: (
      <Points>
        <li>Connections are encrypted. The sign-in cookie can’t be read by scripts.</li>
        <li>
          Passwords and sign-in tokens are stored only as hashes. So are the links we email you,
          except in an email that is waiting to be sent or is kept as a file: that one contains its
          link, which works until it is used or expires.
        </li>
        <li>Changing your password signs out every other browser.</li>
        <li>Attempts to guess a password are slowed down and then blocked for a while.</li>
      </Points>
    ),
  },
  {
    id: 'contact',
    title: 'Contact and changes',
    body: (
      <>
        <p>
          Questions, requests, or concerns: <MailLink />.
        </p>
        <p>
          If this page changes in any important way, we will say so here and, if it concerns a
          consent you gave, ask you again. Cookies and browser storage have{' '}
          <InnerLink to="/cookies">a page of their own</InnerLink>.
        </p>
      </>
    ),
  },
];
