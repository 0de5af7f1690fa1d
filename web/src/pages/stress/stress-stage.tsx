import { Volume2 } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { wakeAudio } from '../../features/listening/audio-output.ts';
import {
  hearWords,
  stopListening,
  usePlaying,
  wordFile,
} from '../../features/listening/listening.ts';
import {
  afterSaying,
  answered,
  isRight,
  itemAt,
  moveOn,
  placeIn,
  type StressGame,
} from '../../features/stress/game.ts';
import { StrongPart } from '../../features/stress/strong-part.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { RoundVoices } from '../ear/use-round-voices.ts';
import { SayIt } from './say-it.tsx';
import { usePartKeys } from './use-part-keys.ts';

type VoiceOf = RoundVoices['voiceOf'];

/** One question after another: tap, then say. */
export function StressStage({
  game,
  voiceOf,
  onChange,
}: {
  game: StressGame;
  voiceOf: VoiceOf;
  onChange: (game: StressGame) => void;
}) {
  const place = placeIn(game);
  const item = itemAt(game, place);
  const { shown } = game;
  const stage = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { wasHeard, failed, play } = useQuestion(game, voiceOf, heading);
  usePreload(game, voiceOf);
  const chose = shown ? game.answers[place]!.chose : undefined;
  const press = (part: number) => {
    if (shown || !wasHeard || part >= item.parts.length) return;
    onChange(answered(game, part, Date.now()));
  };
  usePartKeys({ stage, choose: press, replay: play });
  const isFocus = item.kind === 'focus';
  return (
    <div ref={stage} className="grid max-w-190 content-start gap-5 md:gap-6">
      <p className="num text-15 text-ink-2">
        Question {place + 1} of {game.questions.length}
      </p>
      <div>
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {isFocus ? 'Which word stands out?' : 'Which syllable is strong?'}
        </h1>
        {isFocus && (
          <p lang="en-US" className="mt-3 font-display text-24 leading-[1.3] font-medium">
            {item.text}
          </p>
        )}
        {item.note && shown && <p className="mt-2 text-20 text-ink-2">{item.note}</p>}
      </div>
      <div>
        <Button look="line" onClick={play}>
          <Icon of={Volume2} size={20} />
          Play again
        </Button>
      </div>
      <StrongPart item={item} chose={chose} disabled={!wasHeard} onPress={press} />
      {/* Mounted throughout: screen readers announce only changes inside. */}
      <p role="status" className="min-h-7 text-20">
        {shown && (isRight(game, place) ? 'Right.' : `It’s “${item.parts[item.strong]}.”`)}
      </p>
      {failed && (
        <Banner
          tone="warning"
          title="The word could not be played"
          action={
            <Button look="line" size="s" onClick={play}>
              Try Again
            </Button>
          }
        >
          The round waits here. Check your connection, or try again in a moment.
        </Banner>
      )}
      {shown && !isFocus && (
        <SayIt
          key={place}
          item={item}
          onSaid={(said) => onChange(afterSaying(game, said, Date.now()))}
        />
      )}
      {shown && (
        <NextButton
          onClick={() => {
            stopListening();
            onChange(moveOn(game, Date.now()));
          }}
        />
      )}
      <p className="hidden text-15 text-ink-3 md:block">
        Keys: 1 {item.parts.length === 2 ? 'or' : 'to'} {item.parts.length} chooses, R plays again.
      </p>
    </div>
  );
}

/** How long a screen reader takes to say where the focus went, before a word sounds. */
const ANNOUNCED_MS = 600;

/** Plays a question when it comes. */
function useQuestion(
  game: StressGame,
  voiceOf: VoiceOf,
  heading: RefObject<HTMLHeadingElement | null>,
) {
  const place = placeIn(game);
  const part = `${game.key}:${place}`;
  const key = `stress:${place}`;
  const [failed, setFailed] = useState<string>();
  const [heard, setHeard] = useState<string>();
  const sounds = usePlaying((now) => now?.key === key && now.phase === 'playing');
  if (sounds && heard !== part) setHeard(part);
  const sound = () => {
    const voice = voiceOf(game.questions[place]!.voice);
    hearWords([itemAt(game, place).text], { voice, key, onFail: () => setFailed(part) });
  };
  const begin = useEffectEvent((_part: string) => {
    if (!game.shown) sound();
  });
  useEffect(() => {
    // Within the tap, which an iPhone asks for.
    wakeAudio();
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => begin(part), ANNOUNCED_MS);
    return () => clearTimeout(timer);
  }, [part, heading]);
  return {
    wasHeard: heard === part,
    failed: failed === part,
    play: () => {
      setFailed(undefined);
      sound();
    },
  };
}

/** One after the other, the next question first. */
function usePreload({ key, questions }: StressGame, voiceOf: VoiceOf) {
  const load = useEffectEvent(async (_round: string, signal: AbortSignal) => {
    for (const [place, { voice }] of questions.entries()) {
      if (signal.aborted) return;
      await wordFile(itemAt({ questions } as StressGame, place).text, voiceOf(voice)).catch(
        () => {},
      );
    }
  });
  useEffect(() => {
    const left = new AbortController();
    void load(key, left.signal);
    return () => left.abort();
  }, [key]);
}

function NextButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div>
      <Button ref={button} onClick={onClick}>
        Next
      </Button>
    </div>
  );
}
