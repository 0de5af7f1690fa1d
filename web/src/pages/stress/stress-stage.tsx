import { Volume2 } from 'lucide-react';
import { useRef } from 'react';
import { stopListening } from '../../features/listening/listening.ts';
import { isRight, itemAt, type StressRound } from '../../features/stress/round.ts';
import { StrongPart } from '../../features/stress/strong-part.tsx';
import { answered, moveOn, placeIn, withMore } from '../../lib/rounds/round.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RoundDots } from '../../ui/round-dots.tsx';
import { CouldNotPlay } from '../rounds/could-not-play.tsx';
import { KeysHint } from '../rounds/keys-hint.tsx';
import { NextButton } from '../rounds/next-button.tsx';
import { usePreload } from '../rounds/use-preload.ts';
import { useRoundKeys } from '../rounds/use-round-keys.ts';
import type { RoundVoices } from '../rounds/use-round-voices.ts';
import { useSpokenQuestion } from '../rounds/use-spoken-question.ts';
import { SayIt } from './say-it.tsx';

type VoiceOf = RoundVoices['voiceOf'];

/** One question after another: tap, then say. */
export function StressStage({
  round,
  voiceOf,
  onChange,
}: {
  round: StressRound;
  voiceOf: VoiceOf;
  onChange: (round: StressRound) => void;
}) {
  const place = placeIn(round);
  const item = itemAt(round, place);
  const { shown } = round;
  const isFocus = item.kind === 'focus';
  const stage = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = {
    texts: [item.text],
    key: `stress:${place}`,
    voice: voiceOf(round.questions[place]!.voice),
  };
  const { wasHeard, failed, play } = useSpokenQuestion({
    part: `${round.key}:${place}`,
    spoken: shown ? undefined : question,
    heading,
    takesFocus: true,
  });
  usePreload(
    round.key,
    round.questions.map(({ voice }, at) => ({
      text: itemAt(round, at).text,
      voice: voiceOf(voice),
    })),
  );
  const choose = (part: number) => {
    if (!shown && wasHeard) onChange(answered(round, { chose: part, said: null }, Date.now()));
  };
  const hearAgain = () => play(question);
  useRoundKeys({ stage, count: item.parts.length, choose, replay: hearAgain });
  return (
    <div ref={stage} className="grid max-w-190 content-start gap-5 md:gap-6">
      <RoundDots
        here={place}
        total={round.questions.length}
        isRight={(at) => (round.answers[at] ? isRight(round, at) : undefined)}
      />
      <div>
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {isFocus ? 'Which word stands out?' : 'Which syllable is strong?'}
        </h1>
        {/* Read, “tea, not coffee” would tell without listening. */}
        {isFocus && !shown && (
          <p className="mt-3 text-20 leading-[1.56] text-ink-2">
            Listen. You’ll see the sentence after you choose.
          </p>
        )}
        {isFocus && shown && (
          <p lang="en-US" className="mt-3 font-display text-24 leading-[1.3] font-medium">
            {item.text}
          </p>
        )}
        {item.note && shown && <p className="mt-2 text-20 text-ink-2">{item.note}</p>}
      </div>
      <div>
        <Button look="line" onClick={hearAgain}>
          <Icon of={Volume2} size={20} />
          Play again
        </Button>
      </div>
      <StrongPart
        item={item}
        chose={shown ? round.answers[place]!.chose : undefined}
        disabled={!wasHeard}
        onPress={choose}
      />
      {/* Mounted throughout: screen readers announce only changes inside. */}
      <p role="status" className="min-h-7 text-20">
        {shown && (isRight(round, place) ? 'Right.' : `It’s “${item.parts[item.strong]}.”`)}
      </p>
      {failed && (
        <CouldNotPlay
          what={isFocus ? 'sentence' : 'word'}
          error={failed.error}
          onRetry={hearAgain}
        />
      )}
      {shown && (
        <SayIt
          key={place}
          item={item}
          onSaid={(said) => onChange(withMore(round, { said }, Date.now()))}
        />
      )}
      {shown && (
        <div>
          <NextButton
            onClick={() => {
              stopListening();
              onChange(moveOn(round, Date.now()));
            }}
          />
        </div>
      )}
      <KeysHint>
        Keys: Press 1 {item.parts.length === 2 ? 'or' : 'to'} {item.parts.length} to choose and R to
        play again.
      </KeysHint>
    </div>
  );
}
