import { earPairOf } from '@saywell/contract';
import { RotateCcw, Volume2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type EarRound, isRight } from '../../features/ear/round.ts';
import { spokenAs } from '../../features/ear/spoken-as.ts';
import { WhichWord } from '../../features/ear/which-word.tsx';
import { usePlaying } from '../../features/listening/listening.ts';
import { answered, moveOn, placeIn } from '../../lib/rounds/round.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RoundDots } from '../../ui/round-dots.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CouldNotPlay } from '../rounds/could-not-play.tsx';
import { KeysHint } from '../rounds/keys-hint.tsx';
import { NextButton } from '../rounds/next-button.tsx';
import { usePreload } from '../rounds/use-preload.ts';
import { useRoundKeys } from '../rounds/use-round-keys.ts';
import type { RoundVoices } from '../rounds/use-round-voices.ts';
import { useSpokenQuestion } from '../rounds/use-spoken-question.ts';
import { useSwipe } from './use-swipe.ts';

type VoiceOf = RoundVoices['voiceOf'];

/** How long a right answer is seen before the next word. */
const RIGHT_MS = 900;

/** One question after another. */
export function RoundStage({
  round,
  isVisitors,
  voiceOf,
  onChange,
}: {
  round: EarRound;
  isVisitors: boolean;
  voiceOf: VoiceOf;
  onChange: (round: EarRound) => void;
}) {
  const place = placeIn(round);
  const { shown } = round;
  const { pair, said, voice: voiceName } = round.questions[place]!;
  const { words } = earPairOf(pair)!;
  const isMistake = shown && !isRight(round, place);
  const stage = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const key = (part: string) => `ear:${place}:${part}`;
  const spoken = (part: string, which: readonly (0 | 1)[]) => ({
    texts: which.map((one) => words[one].text),
    key: key(part),
    voice: voiceOf(voiceName),
  });
  const question = spoken('said', [said]);
  const both = spoken('both', said === 0 ? [0, 1] : [1, 0]);
  const { since, wasHeard, failed, play } = useSpokenQuestion({
    part: `${round.key}:${place}:${shown}`,
    spoken: shown ? (isMistake ? both : undefined) : question,
    heading,
    takesFocus: !isMistake,
  });
  usePreload(round.key, wordsOf(round, isVisitors, voiceOf));

  const hearAgain = () => play(shown ? both : question);
  const go = () => onChange(moveOn(round, Date.now()));
  const press = (which: 0 | 1) => {
    if (shown) return isMistake ? play(spoken(String(which), [which])) : undefined;
    if (!wasHeard) return undefined;
    const now = Date.now();
    onChange(answered(round, { chose: which, ms: now - since() }, now));
  };
  const swipe = useSwipe(press);
  useRoundKeys({ stage, count: 2, choose: (at) => press(at === 0 ? 0 : 1), replay: hearAgain });
  useLeaveByItself({ place, isDone: shown && !isMistake, go });
  const sounding = useSounding(key, said);
  return (
    <div ref={stage} className="grid max-w-190 touch-pan-y content-start gap-5 md:gap-7" {...swipe}>
      <RoundDots
        here={place}
        total={round.questions.length}
        isRight={(at) => (round.answers[at] ? isRight(round, at) : undefined)}
      />
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
        {isMistake && (
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
        answer={shown ? { said, chose: round.answers[place]!.chose } : undefined}
        sounding={shown ? sounding : undefined}
        onPress={press}
      />
      {/* Mounted throughout: screen readers announce only changes inside. */}
      <p role="status" className="min-h-7 text-20">
        {shown && (isMistake ? `It was ${words[said].text}` : `Right: ${words[said].text}`)}
        {shown && <VisuallyHidden>{spokenAs(words, said)}</VisuallyHidden>}
        {shown && '.'}
      </p>
      {failed && <CouldNotPlay what="word" error={failed.error} onRetry={hearAgain} />}
      <KeysHint>Keys: Press 1 or 2 to choose and R to play again.</KeysHint>
      <p className="text-15 text-ink-3 pointer-fine:hidden">
        Tap a word, or swipe toward it: left or right.
      </p>
    </div>
  );
}

/**
 * The word of each question, then the other one of each pair, so that a mistake can be heard without
 * a network, too; visitors may not ask for as many.
 */
function wordsOf({ questions }: EarRound, isVisitors: boolean, voiceOf: VoiceOf) {
  const asked = questions.map((question) => ({
    ...question,
    words: earPairOf(question.pair)!.words,
    voice: voiceOf(question.voice),
  }));
  return [
    ...asked.map(({ words, said, voice }) => ({ text: words[said].text, voice })),
    ...(isVisitors
      ? []
      : asked.map(({ words, said, voice }) => ({ text: words[said === 0 ? 1 : 0].text, voice }))),
  ];
}

/** A right answer makes way for the next question; a mistake is left when the learner says so. */
function useLeaveByItself({
  place,
  isDone,
  go,
}: {
  place: number;
  isDone: boolean;
  go: () => void;
}) {
  const leave = useEffectEvent((left: number) => {
    if (left === place) go();
  });
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => leave(place), RIGHT_MS);
    return () => clearTimeout(timer);
  }, [isDone, place]);
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
