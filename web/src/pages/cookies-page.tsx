import { appConfig } from '../lib/app-config.ts';
import {
  Facts,
  InnerLink,
  KeyName,
  MailLink,
  Points,
  PolicyPage,
  type PolicySection,
} from './policy/policy-page.tsx';

const sections: PolicySection[] = [
  {
    id: 'cookie',
    title: 'Our own cookies',
    body: (
      <>
        <Facts
          facts={[
            {
              term: <KeyName>saywell_session</KeyName>,
              text: 'Keeps you signed in. It is set when you sign in or sign up, holds a random token and nothing about you, can’t be read by scripts, is sent to this site only, and ends when you sign out or after 30 days without a visit.',
            },
            {
              term: <KeyName>saywell_passkey</KeyName>,
              text: 'Only where you sign in, in browsers that have passkeys: makes sure that a passkey’s answer comes from the browser we asked. It holds a random token and nothing about you, can’t be read by scripts, is sent back only while you sign in with a passkey, and ends two minutes after the last request.',
            },
          ]}
        />
        <p>Anywhere else, you get no cookie from us unless you are signed in.</p>
      </>
    ),
  },
  {
    id: 'storage',
    title: 'What stays in your browser',
    body: (
      <>
        <p>
          Choices and unfinished practice are kept in your browser’s own storage. They aren’t sent
          with every request, only where they are needed: for example, the name of the voice when
          you listen to an example.
        </p>
        <Facts
          facts={[
            {
              term: <KeyName>anonymous_session_token</KeyName>,
              text: 'Set when you open the start page without an account. It tells our server which trial is yours, so that it can count today’s free exercises and trials and the ads you see. It stops working after 24 hours without a visit.',
            },
            {
              term: <KeyName>saywell-theme</KeyName>,
              text: 'Light or dark, if you chose one.',
            },
            {
              term: <KeyName>saywell-voice</KeyName>,
              text: 'Which voice reads the examples, if you chose one.',
            },
            {
              term: <KeyName>saywell-manner</KeyName>,
              text: 'Whether examples are said naturally or carefully, if you chose.',
            },
            {
              term: <KeyName>saywell-device-only</KeyName>,
              text: 'That recordings from this browser are scored on this device only, if you chose that.',
            },
            {
              term: <KeyName>saywell-slow-device</KeyName>,
              text: 'That this device was too slow to score recordings, and when. For a week, it then scores them only if there is no other way.',
            },
            {
              term: <KeyName>saywell-visits</KeyName>,
              text: 'With an account only: how many times you have been here, up to three, or that you declined to install the app, so that we don’t ask again; and, until you close the tab, that this visit was counted.',
            },
            {
              term: <KeyName>saywell-kept</KeyName>,
              text: 'Which categories of examples you keep on this device for offline use, and, under names that begin the same way, the examples themselves.',
            },
            {
              term: <KeyName>saywell-reads</KeyName>,
              text: 'With an account only: your name and email address, exercises, progress, plan, choices, and passkeys as you last saw them, so that they open without a connection. Gone when you sign out or someone else signs in.',
            },
            {
              term: <KeyName>saywell-outbox</KeyName>,
              text: 'With an account only: what is still to be sent, such as results you saved offline. Never a recording. Gone when it is sent or you sign out.',
            },
            {
              term: <KeyName>saywell-signing-out</KeyName>,
              text: 'An empty note that you signed out while offline, until our server knows.',
            },
            {
              term: <KeyName>saywell-app-…</KeyName>,
              text: 'With an account only: the files of this site, so that it opens without a connection.',
            },
            {
              term: <KeyName>saywell-engine</KeyName>,
              text: 'With an account only: the software that scores recordings on this device.',
            },
            {
              term: <KeyName>saywell-consent</KeyName>,
              text: 'What you chose about analytics and personalized ads in this browser.',
            },
            {
              term: <KeyName>saywell-own-phrase</KeyName>,
              text: 'The phrase you last typed yourself; gone when you close the tab.',
            },
            {
              term: <KeyName>saywell-unsaved</KeyName>,
              text: 'With an account only: results you haven’t saved, without the recordings; gone when you close the tab.',
            },
            {
              term: <KeyName>saywell-drill</KeyName>,
              text: 'The words you practiced by themselves and how each try went; gone when you close the tab.',
            },
            {
              term: <KeyName>saywell-plan</KeyName>,
              text: 'With an account only: the phrases of your session on your weakest sounds, and why each was chosen; gone when you close the tab.',
            },
            {
              term: <KeyName>saywell-post-draft</KeyName>,
              text: 'Only for those who write the blog: a post that isn’t saved yet.',
            },
            {
              term: <KeyName>saywell-ear</KeyName>,
              text: 'Your round of ear training. Without an account, it stays, so that you can come back to it; with one, only until it is saved or you close the tab.',
            },
            {
              term: <KeyName>saywell-stress</KeyName>,
              text: 'With an account only: your round of the stress gym, until it is saved or you close the tab.',
            },
            {
              term: <KeyName>saywell-scene</KeyName>,
              text: 'With an account only: how far you are in a scene, and how each line went, without the recordings, so that you can go on in any tab within a week. Gone when you sign out, reset your progress, or someone else signs in.',
            },
            {
              term: <KeyName>saywell-headphones</KeyName>,
              text: 'That you said you wear headphones to speak along with a scene, so that we ask only once.',
            },
            {
              term: <KeyName>saywell-partner</KeyName>,
              text: 'Your game with a partner: the names you entered, the lines, and what was heard; gone when the game ends or you close the tab.',
            },
            {
              term: <KeyName>saywell-scroll</KeyName>,
              text: 'How far down each page you were, by its address, so that “back” leads to the same place; gone when you close the tab.',
            },
          ]}
        />
        <p>
          What isn’t about you, such as the files of this site and the examples you keep, stays when
          you sign out.
        </p>
      </>
    ),
  },
  { id: 'others', title: 'Third-party cookies', body: <OthersCookies /> },
  {
    id: 'control',
    title: 'Turning them off',
    body: (
      <Points>
        <li>
          “Cookie choices” at the bottom of most pages opens the switches for analytics and
          personalized ads. You can change them as often as you like, and each change takes effect
          right away.
        </li>
        <li>
          With an account, the same switches are in your{' '}
          <InnerLink to="/profile">profile</InnerLink>, and apply in every browser you sign in with.
        </li>
        <li>
          If your browser sends the “Do Not Sell or Share” signal (Global Privacy Control), we take
          it as refusing both until you choose otherwise.
        </li>
        <li>
          Every browser can show, delete, and block cookies and site data. Without our cookies, you
          can’t sign in; without storage, everything works while you’re online, and your choices
          last until you leave the page.
        </li>
      </Points>
    ),
  },
  {
    id: 'questions',
    title: 'Questions',
    body: (
      <p>
        Write to <MailLink />. What we store on our server, and for how long, is in the{' '}
        <InnerLink to="/privacy">Privacy Policy</InnerLink>.
      </p>
    ),
  },
];

export default function CookiesPage() {
  return (
    <PolicyPage
      title="Cookie Policy"
      updated="November 26, 2026"
      intro={
        <p>
          One cookie to keep you signed in, one for two minutes while you sign in, and some notes
          and files in your browser’s storage. Here is each of them by name.
        </p>
      }
      sections={sections}
    />
  );
}

/** Names only what this site really loads. */
function OthersCookies() {
  const { adsenseClient, analyticsId, captcha } = appConfig;
  const others = [
    adsenseClient && {
      term: 'Google AdSense',
      text: 'While personalized ads are on, it sets cookies such as __gads and __gpi to choose ads, limit how often you see one, and prevent fraud. While they are off, we tell Google to set none. In Europe, they are off until you allow them.',
    },
    analyticsId && {
      term: 'Google Analytics',
      text: 'While analytics is on, it sets _ga and _ga_… for two years, to recognize your browser and tell your visits apart. Turning analytics off stops their use; the cookies themselves you can delete in your browser.',
    },
    captcha === 'recaptcha' && {
      term: 'Google reCAPTCHA',
      text: 'On the sign-in, sign-up, and password forms: _GRECAPTCHA, for six months, to tell people from robots.',
    },
  ].filter((other) => typeof other === 'object');
  if (others.length === 0) {
    return (
      <p>
        None. Ads, analytics, and the check that you are human come from our own server and set no
        cookies. A picture in a blog post may come from another site, which could set its own.
      </p>
    );
  }
  return <Facts facts={others} />;
}
