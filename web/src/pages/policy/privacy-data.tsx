import { appConfig } from '../../lib/app-config.ts';
import { Facts, InnerLink, Points, type PolicySection } from './policy-page.tsx';

const account = [
  {
    term: 'Your account',
    text: 'Name, username, email address, whether the address is confirmed, whether the account is approved or an administrator’s, your level, your first language and your daily goal if you told us, your time zone, and the day you joined. For your password, only a hash (argon2id), from which it can’t be recovered.',
  },
  {
    term: 'Your passkeys',
    text: 'For each one: its ID and public key, the name you gave it, how your browser reaches it, how often it was used, and when you added it and last used it. We never get its secret half, nor your fingerprint or your face.',
  },
  {
    term: 'A new email address',
    text: 'The new one, and for seven days both addresses and a hash of the link we sent to the old one, so that a change someone else made can be undone.',
  },
  {
    term: 'Your practice',
    text: 'For each phrase you save, and each try we weren’t sure of, which is saved by itself: the exercise or your own phrase, the time, how long it took, the score, what was understood, the analysis of each word and sound, and whether your device or our server made it, and with which version. Minutes, streaks, averages, and when each sound is due again are worked out from that.',
  },
  {
    term: 'Your drills',
    text: 'For each word you say by itself: the word, the sound it was for, what was heard instead, the phrase it is from, how each try went and whether your device or our server scored it, and how long it took.',
  },
  {
    term: 'Your ear training',
    text: 'For each round: which words were played, in which voice, which ones you chose, how long each answer and the whole round took, and when it ended. How well you hear each contrast is worked out from that.',
  },
  {
    term: 'Your stress gym',
    text: 'For each round: which words and sentences were played, what you chose, whether you said each one right, how long the round took, and when it ended.',
  },
  {
    term: 'Your scenes',
    text: 'For each run through a scene: which scene, whether you spoke along or which part you played, whether you could read your lines, its score, pace, and pauses, the score of each line, which line to say again and why, how long the run took, and when it ended. What you said in each line is part of your practice.',
  },
  {
    term: 'Your plans',
    text: 'The order of your path and what you put first or left out of it, the steps of each day’s practice and which ones you skipped, and the daily challenges you checked off.',
  },
  {
    term: 'Your first session',
    text: 'When you last began it, which phrases it has, and when you skipped it, if you did. What you said in it is part of your practice.',
  },
  {
    term: 'Your classes',
    text: 'Of a class you make: its name, your name as you entered it, its link, its last day, and what to practice. Of a class you join: your name as you entered it, and when you joined.',
  },
  {
    term: 'Your reminder',
    text: 'If you ask for one: the time and time zone you chose and when you chose them, when the next one is due or when they stopped, the days on which we sent one, and a hash of the link that turns reminders off. We keep the days and the hash for 90 days.',
  },
  {
    term: 'Your choices',
    text: 'Which uses of your data you allowed or refused, and when.',
  },
  {
    term: 'Your deletion requests',
    text: 'What you asked us to delete, when, and whether it was done.',
  },
  {
    term: 'What you write to us',
    text: 'Feedback you send from your profile, with your name and email address so that we can answer.',
  },
  {
    term: 'Signing in',
    text: 'A random token in a cookie, of which we store a hash, with the times of its first and last use, and which passkey you used.',
  },
];

const visitors = [
  {
    term: 'Trying without an account',
    text: 'From when you open the start page: a random token in your browser, of which we store a hash; which exercises you did and their results; how many ads you saw; what your browser says about itself, such as its name and system; a random mark that tells which trials began in the same browser; and a code made from your IP address. The address itself isn’t stored; the mark and the code are there so that one visitor can’t use up many visitors’ free exercises. All of it is deleted within two days of your last visit. If you sign up or sign in, your results move into your account, unless AI Processing is off there.',
  },
  {
    term: 'Use of the site',
    text: 'With an account, only if you allowed analytics, there or before as a visitor; without one, until you refuse: that an exercise was started or finished and with which score, that someone signed up or signed in, how long a page was open, and errors of our own code. Each event also records whether it was on a phone, tablet, or desktop, and your account if you are signed in. No IP address. We always count how many trials start and how many become accounts, but not whose.',
  },
  {
    term: 'Ads',
    text: 'Which ad appeared where, at which exercise, how many exercises you had finished, how long it was in view, and whether it was clicked. It is linked to your account if you allow analytics or marketing, and without an account to your trial while that lasts.',
  },
  {
    term: 'Blog posts',
    text: 'Which post was read on which day, with a code made from your account or your IP address, so that each reader counts once a day. The code is another one every day; it is deleted within three days.',
  },
  {
    term: 'Phrases read aloud',
    text: 'The audio of any text you have read aloud, also of your own phrases, so that it needn’t be made again. It isn’t linked to you, and it is encrypted so that only the exact text opens it.',
  },
  {
    term: 'Counters to prevent misuse',
    text: 'How many emails went to a mailbox, how often someone tried to sign in, asked for a link, or changed an address, and how much data an account or an IP address sent in a day. We store the mailbox, the name, and the IP address only as a hash; for the emails that we sent to a mailbox, that hash is made with a secret of ours.',
  },
  {
    term: 'Server log',
    text: 'For each request, the time, which part of the site it was for, whether it worked, and how long it took. No IP address, no name, nothing that was sent. Where emails are kept as files, also the names of those files, which contain the number of the account.',
  },
];

export const dataSections: PolicySection[] = [
  {
    id: 'recordings',
    title: 'Your recordings',
    body: (
      <>
        <p>
          If you have an account, and your device has what scoring needs and is fast enough, it
          scores your recordings itself, and they never leave it. Only the result is sent to our
          server, where your practice is saved.
        </p>
        <p>
          If not, or if that fails, a recording goes from your browser to our server over an
          encrypted connection. Our own software scores it there, in memory. When the score is on
          its way back to you, the recording is gone: it is never written to a disk, never given to
          anyone, and never used to train anything.
        </p>
        <p>
          What stays is the result: the words we understood, the score of each word and sound with
          its times, your pauses, the pitch, loudness, and length of your syllables, problems such
          as noise, and whether your device or our server scored it. Your voice can’t be rebuilt
          from it. A result you don’t save is deleted within two days. Drills, rounds, the lines and
          runs of scenes, and tries of single phrases that we weren’t sure of are saved by
          themselves.
        </p>
        <p>
          You can switch off AI Processing under{' '}
          <InnerLink to="/settings">Privacy and Settings</InnerLink>. Your recordings then stay on
          your device, and the result of a phrase is sent only when you save it. Rounds of ear
          training and of the stress gym are saved when they end; a run through a scene waits until
          you save it. In the same place, you can turn on “Score on This Device Only” for the
          browser you’re using. In both cases, you get no score if your device can’t score a
          recording. You can still listen to every exercise.
        </p>
        <p>
          If you lend this site your voice for its examples, you agree to that first. Those
          recordings are kept, with your name as you want it shown, until you ask us to delete them.
        </p>
      </>
    ),
  },
  {
    id: 'collected',
    title: 'What we store',
    body: (
      <>
        <p>With an account:</p>
        <Facts facts={account} />
        <p className="mt-4">With or without one:</p>
        <Facts facts={visitors} />
      </>
    ),
  },
  {
    id: 'purpose',
    title: 'Why we use it',
    body: (
      <Points>
        <li>
          <b>To give you the product</b>: account, practice, scores, and progress. Without this
          data, there is nothing to show you.
        </li>
        <li>
          <b>To keep it running and safe</b>: counting failed sign-ins, checking that forms are
          filled out by people, and short technical logs. That is our legitimate interest, and
          yours.
        </li>
        <li>
          <b>To learn what helps</b>: analytics. Off in a new account until you switch it on, unless
          you allowed it as a visitor; visitors can refuse it. If your account allows it, your first
          and last tries are part of medians, each of at least 10 people, that tell us whether
          practice works.
        </li>
        <li>
          <b>To pay for it</b>: ads, always labeled “Advertisement.” You choose, in the same way,
          whether they may be based on your interests.
        </li>
      </Points>
    ),
  },
  { id: 'sharing', title: 'Who else gets data', body: <Sharing /> },
];

/** Names only those that this site really uses. */
function Sharing() {
  const { adsenseClient, analyticsId, captcha, googleVoices } = appConfig;
  const google = [
    adsenseClient &&
      'Ads come from Google AdSense. Google sees your IP address and which page you are on. Whether it may use cookies to choose ads for you is your choice.',
    analyticsId &&
      'While analytics is on, Google Analytics gets the same events as we do: pages, exercises and their scores, sign-ups, sign-ins, and errors. It sees your IP address, but not your name.',
    captcha === 'recaptcha' &&
      'The sign-in, sign-up, and password forms load Google reCAPTCHA. It watches how the form is used in order to tell people from robots. Google gets your IP address from your browser and from our server.',
    googleVoices &&
      'The text of a phrase is sent to Google to be read aloud. It goes from our server, without your name or address. Your recordings aren’t sent.',
  ].filter((text) => typeof text === 'string');
  return (
    <>
      <p>
        We don’t sell data. Those who run the server and the mailbox for us handle data on our
        behalf and may use it for nothing else.
      </p>
      <p>
        If you join a class, its teacher sees the name you entered, when you joined, and, for what
        the class asks you to practice, whether you’ve done it, when you last practiced it, how
        clear your best try was in words (Clear, Close, or Not yet), and up to three sounds that
        need work. That covers only practice after you joined and before the class ended. The
        teacher never gets your recordings, your scores, or your account name. Once you leave the
        class, the teacher sees nothing about you anymore. If you only open a class’s link or
        practice without joining, the teacher sees nothing.
      </p>
      <p>
        Where a voice “From your browser” reads, the maker of your browser gets the text, even if it
        is a phrase of your own. Such a voice reads only if you choose it, or if no other voice can
        be reached.
      </p>
      {google.length > 0 ? (
        <>
          <p>Besides that, some parts of this site come from Google:</p>
          <Points>
            {google.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Points>
        </>
      ) : (
        <p>
          Scoring, this site’s example voices, the check that you are human, analytics, and the ads
          on this site are all our own.
        </p>
      )}
      <p>A picture in a blog post may come from another site, which then sees your IP address.</p>
      <p>
        Where your device has a natural American voice of its own, it reads most examples unless you
        choose another one. It reads them on your device, and so does every voice marked “This
        device.” For those marked “From your browser,” the browser may send the text to its maker’s
        service, whose own privacy policy applies; we have no part in it. They read only if you
        choose them, or if our voices can’t be reached and your device has none.
      </p>
    </>
  );
}
