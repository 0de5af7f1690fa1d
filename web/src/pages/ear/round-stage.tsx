import { earPairOf } from '@saywell/contract';
import { RotateCcw, Volume2 } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { answered, type EarGame, isRight, moveOn, placeIn } from '../../features/ear/game.ts';
import { RoundDots } from '../../features/ear/round-dots.tsx';
import { spokenAs } from '../../features/ear/spoken-as.ts';
import { WhichWord } from '../../features/ear/which-word.tsx';
import { wakeAudio } from '../../features/listening/audio-output.ts';
import { hearWords, usePlaying, wordFile } from '../../features/listening/listening.ts';
import { useOnline } from '../../lib/connection.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useKeys } from './use-keys.ts';
import type { RoundVoices } from './use-round-voices.ts';
import { useSwipe } from './use-swipe.ts';

/** How long a right answer is seen before the next word. */
const RIGHT_MS = 900;
/** How long a screen reader takes to say where the focus went, before a word sounds. */
const ANNOUNCED_MS = 600;

/** One question after another. */
export function RoundStage({
  game,
  isVisitors,
  voiceOf,
  onChange,
}: {
  game: EarGame;
  isVisitors: boolean;
  voiceOf: RoundVoices['voiceOf'];
  onChange: (game: EarGame) => void;
}) {
  const place = placeIn(game);
  const { pair, said, voice: voiceName } = game.questions[place]!;
  const words = earPairOf(pair)!.words;
  const voice = voiceOf(voiceName);
  const right = isRight(game, place);
  const stage = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { since, failed, play } = useQuestion(game, voiceOf, heading);
  usePreload(game, isVisitors, voiceOf);
  const key = (part: string) => `ear:${place}:${part}`;
  const wasHeard = useWasHeard(place, key('said'));
  const [one, other] = [words[0].text, words[1].text];

  const hearAgain = () => {
    if (!game.shown) play([words[said].text], key('said'), voice);
    else play(said === 0 ? [one, other] : [other, one], key('both'), voice);
  };
  const go = () => onChange(moveOn(game, Date.now() - since()));
  const press = (which: 0 | 1) => {
    if (game.shown) return right ? undefined : play([words[which].text], key(String(which)), voice);
    if (!wasHeard) return undefined;
    const now = Date.now();
    onChange(answered(game, which, now - since(), now));
  };
  const swipe = useSwipe(press);
  useKeys({ stage, choose: press, replay: hearAgain });

  const { shown } = game;
  const leave = useEffectEvent((left: number) => {
    if (left === place) go();
  });
  // A mistake is left when the learner says so.
  useEffect(() => {
    if (!shown || !right) return undefined;
    const timer = setTimeout(() => leave(place), RIGHT_MS);
    return () => clearTimeout(timer);
  }, [shown, right, place]);

  const sounding = useSounding(key, said);
  return (
    <div ref={stage} className="grid max-w-190 touch-pan-y content-start gap-5 md:gap-7" {...swipe}>
      <RoundDots game={game} />
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        Which word?
      </h1>
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2">
        {!shown && (
          <Button look="line" onClick={hearAgain}>
            <Icon of={Volume2} size={20} />
            Play again
          </Button>
        )}
        {shown && !right && (
          <>
            <NextButton onClick={go} />
            <Button look="line" onClick={hearAgain}>
              <Icon of={RotateCcw} size={18} />
              Hear both again
            </Button>
          </>
        )}
      </div>
      <WhichWord
        words={words}
        disabled={!shown && !wasHeard}
        answer={shown ? { said, chose: game.answers[place]!.chose } : undefined}
        sounding={shown ? sounding : undefined}
        onPress={press}
      />
      {/* Mounted throughout: screen readers announce only changes inside. */}
      <p role="status" className="min-h-7 text-20">
        {shown && (right ? `Right: ${words[said].text}` : `It was ${words[said].text}`)}
        {shown && <VisuallyHidden>{spokenAs(words, said)}</VisuallyHidden>}
        {shown && '.'}
      </p>
      {failed && <CouldNotPlay onRetry={hearAgain} />}
      <p className="hidden text-15 text-ink-3 md:block">
        Keys: 1 and 2 choose, R plays again. On a phone, swipe left or right.
      </p>
    </div>
  );
}

/** Plays a question when it comes, and both words after a mistake. */
function useQuestion(
  game: EarGame,
  voiceOf: RoundVoices['voiceOf'],
  heading: RefObject<HTMLHeadingElement | null>,
) {
  const [failed, setFailed] = useState<string>();
  const begun = useRef(0);
  const place = placeIn(game);
  const part = `${game.key}:${place}:${game.shown}`;
  const sound = (texts: string[], key: string, voice: ReturnType<typeof voiceOf>) =>
    hearWords(texts, { voice, key, onFail: () => setFailed(part) });
  const play = (...played: Parameters<typeof sound>) => {
    setFailed(undefined);
    sound(...played);
  };
  const question = game.questions[place]!;
  const { words } = earPairOf(question.pair)!;
  const right = isRight(game, place);
  const start = useEffectEvent((_part: string) => {
    if (!game.shown) begun.current = Date.now();
    const voice = voiceOf(question.voice);
    const texts = [words[question.said].text, words[question.said === 0 ? 1 : 0].text];
    if (!game.shown) sound(texts.slice(0, 1), `ear:${place}:said`, voice);
    else if (!right) sound(texts, `ear:${place}:both`, voice);
  });
  /** From the button that was pressed, so that no key presses it for the next question as well. */
  const takesFocus = useEffectEvent((_part: string) => {
    if (game.shown && !right) return false;
    const took = document.activeElement !== heading.current;
    heading.current?.focus({ preventScroll: true });
    return took;
  });
  useEffect(() => {
    begun.current = Date.now();
    // Within the tap, which an iPhone asks for.
    wakeAudio();
    const timer = setTimeout(() => start(part), takesFocus(part) ? ANNOUNCED_MS : 0);
    return () => clearTimeout(timer);
  }, [part]);
  return { since: () => begun.current, failed: failed === part, play };
}

/**
 * One after the other, the next question first: a limit of new words a minute is for all of them.
 * Then the other word of each pair, so that a mistake can be heard without a network, too; visitors
 * may not ask for as many.
 */
function usePreload(
  { key, questions }: EarGame,
  isVisitors: boolean,
  voiceOf: RoundVoices['voiceOf'],
) {
  const load = useEffectEvent(async (round: string, signal: AbortSignal) => {
    const asked = questions.map(({ pair, said, voice }) => {
      const words = earPairOf(pair)!.words;
      return { said: words[said].text, other: words[1 - said]!.text, voice: voiceOf(voice) };
    });
    const files = [
      ...asked.map(({ said, voice }) => [said, voice] as const),
      ...(isVisitors ? [] : asked.map(({ other, voice }) => [other, voice] as const)),
    ];
    for (const [word, voice] of files) {
      if (signal.aborted || round !== key) return;
      await wordFile(word, voice).catch(() => {});
    }
  });
  useEffect(() => {
    const left = new AbortController();
    void load(key, left.signal);
    return () => left.abort();
  }, [key]);
}

/** Whether the word of this question has begun to sound: before, an answer would be a guess. */
function useWasHeard(place: number, key: string): boolean {
  const sounds = usePlaying((now) => now?.key === key && now.phase === 'playing');
  const [last, setLast] = useState<number>();
  if (sounds && last !== place) setLast(place);
  return last === place;
}

/** Which word sounds now, of the two that are compared. */
function useSounding(key: (part: string) => string, said: 0 | 1): number | undefined {
  return usePlaying((now) => {
    if (now?.key === key('0')) return 0;
    if (now?.key === key('1')) return 1;
    if (now?.key !== key('both')) return undefined;
    return now.clip === 0 ? said : 1 - said;
  });
}

function NextButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} onClick={onClick}>
      Next
    </Button>
  );
}

function CouldNotPlay({ onRetry }: { onRetry: () => void }) {
  const online = useOnline();
  return (
    <Banner
      tone="warning"
      title="The word could not be played"
      action={
        <Button look="line" size="s" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {online
        ? 'The voices may be busy for a moment.'
        : 'You’re offline. The round waits here until you’re back.'}
    </Banner>
  );
}
