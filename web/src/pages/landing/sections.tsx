import { CATEGORIES, type Category, CATEGORY_LABELS } from '@saywell/contract';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { signUpFor } from '../../lib/next-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SoundSegments } from '../../ui/sound-segments.tsx';
import { Waveform } from '../../ui/waveform.tsx';

/** "Turn right at the next light." by two of our voices, the second one slower: real peaks, a digit each. */
const specimenExample = peaksOf('4nrszvzuqpqnttstoekrpd11nqttnoqtpg915651cmopog');
const specimenLearner = peaksOf('4svsed86mzxrj12io52fdabmss6134425foqmafffb1121');

function peaksOf(digits: string): number[] {
  return Array.from(digits, (digit) => Number.parseInt(digit, 36) / 35);
}

/** What the verdict does that others don't, drawn as the verdict draws it. */
export function FeaturesSection() {
  return (
    <section className="border-t border-line py-12 md:py-14">
      <h2 className={sectionHeading}>Features</h2>
      <div className="mt-7 grid gap-10 md:grid-cols-3 md:gap-8">
        <Feature
          title="It names the sound"
          text="“You said /s/; aim for /θ/.” Then you hear both and see what to change."
        >
          <span className="ipa flex items-center gap-3 text-[2.75rem] leading-none">
            <Glyph className="border-voice text-voice">s</Glyph>
            <Icon of={ArrowRight} size={24} />
            <Glyph className="border-line-strong">θ</Glyph>
          </span>
        </Feature>
        <Feature
          title="You next to the model"
          text="Two voices, lined up word by word, at full speed or 0.6×."
        >
          <span className="grid w-65 max-w-full gap-1.5">
            <span className="h-11">
              <Waveform peaks={specimenExample} voice="example" strokes={46} />
            </span>
            <span className="h-11">
              <Waveform peaks={specimenLearner} voice="you" strokes={46} />
            </span>
          </span>
        </Feature>
        <Feature
          title="It tells you when it isn’t sure"
          text="A noisy recording gets “Please repeat,” never a wrong guess in red."
        >
          <span className="grid gap-2 font-display text-[2.25rem] leading-none font-medium text-ink-2">
            thought
            <SoundSegments sounds={['unsure', 'unsure', 'unsure']} />
          </span>
        </Feature>
      </div>
      <p className="mt-8 text-20 text-ink-2">
        “Ship” or “sheep”?{' '}
        <Link to="/ear" className="underline">
          Train your ear
        </Link>{' '}
        in a free round.
      </p>
    </section>
  );
}

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article>
      <div aria-hidden className="flex h-24 items-center">
        {children}
      </div>
      <h3 className="mt-5">{title}</h3>
      <p className="mt-1.5 max-w-[26em] text-ink-2">{text}</p>
    </article>
  );
}

function Glyph({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={`grid h-22 w-20 place-items-center rounded-tile border-2 bg-surface ${className}`}
    >
      {children}
    </span>
  );
}

const subjects: Record<Category, { about: string; picture: ReactNode }> = {
  pronunciation: {
    about: 'Single sounds, one at a time',
    picture: (
      <span className="ipa flex max-w-57.5 justify-between text-[2.5rem] leading-none md:max-lg:text-[2rem]">
        {['θ', 'ɹ', 'æ', 'ʃ', 'ŋ'].map((sound) => (
          <span key={sound}>{sound}</span>
        ))}
      </span>
    ),
  },
  'accent-reduction': {
    about: 'Rhythm, linking, and weak forms',
    picture: <Waveform peaks={specimenExample} voice="ink" strokes={64} />,
  },
  intonation: {
    about: 'The melody that carries the meaning',
    picture: (
      <svg
        viewBox="0 0 300 64"
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="size-full"
      >
        <path
          d="M4 40c30-6 44-26 72-26s40 26 68 28 40-30 66-30 40 30 86 44"
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    ),
  },
};

export function LearnSection() {
  return (
    <section className="border-t border-line py-12 md:py-14">
      <h2 className={sectionHeading}>What You Will Learn</h2>
      <ul className="mt-7 grid gap-3 md:grid-cols-3">
        {CATEGORIES.map((category) => (
          <li key={category} className="grid min-w-0">
            <Link
              to={signUpFor(`/practice#${category}`)}
              className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card border border-line bg-surface p-5 no-underline hover:border-line-strong"
            >
              <span aria-hidden className="grid h-16 items-center">
                {subjects[category].picture}
              </span>
              <span>
                <span className="block font-display text-[1.375rem] leading-[1.2] font-medium">
                  {CATEGORY_LABELS[category]}
                </span>
                <span className="text-15 text-ink-2">{subjects[category].about}</span>
              </span>
              <span className="text-15 text-ink-2">More than 20 exercises, levels 1 to 10</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PrivacySection() {
  return (
    <section className="grid justify-items-start gap-4 border-t border-line pt-12 md:pt-14">
      <h2 className={`max-w-[16em] ${sectionHeading}`}>Your voice is scored, then forgotten.</h2>
      <p className="max-w-[32em] text-20 text-ink-2">
        Recordings are deleted after each analysis. No other company hears them.
      </p>
      <ButtonLink to="/auth?tab=register">Create Free Account</ButtonLink>
    </section>
  );
}

const sectionHeading = 'text-[clamp(1.75rem,1.5rem+1.2vw,2.5rem)]';
