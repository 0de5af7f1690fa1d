import type { Manner } from '@saywell/contract';
import { Square, Volume2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SpinnerMark } from '../../ui/loading.tsx';
import { exampleKey, listenToExample, usePlaying } from './listening.ts';
import type { Pace } from './speaking.ts';
import { useVoice } from './use-voice.ts';
import { typographic } from '../../ui/typographic.ts';

type What = {
  phrase: string;
  pace?: Pace;
  loop?: boolean;
  manner?: Manner;
  disabled?: boolean;
  /** Where there is little room. */
  short?: boolean;
};

export function ListenButton({ phrase, pace, loop, manner, disabled, short = false }: What) {
  const voice = useVoice();
  const phase = usePhase(phrase);
  return (
    <Button
      look="line"
      disabled={disabled}
      onClick={() => listenToExample(phrase, { voice, pace, loop, manner })}
      className={short ? 'min-w-29 px-4!' : 'min-w-52'}
    >
      {phase === 'loading' ? (
        <SpinnerMark size={20} />
      ) : (
        <Icon of={phase ? Square : Volume2} size={phase ? 17 : 20} />
      )}
      {phase ? 'Playing...' : short ? 'Listen' : 'Listen to Example'}
    </Button>
  );
}

/** The small one of a card: "Listen to The th in thanks". */
export function ListenIcon({ phrase, title }: { phrase: string; title: string }) {
  const voice = useVoice();
  const phase = usePhase(phrase);
  return (
    <IconButton
      icon={phase ? Square : Volume2}
      label={`${phase ? 'Stop' : 'Listen to'} ${typographic(title)}`}
      onClick={() => listenToExample(phrase, { voice })}
    />
  );
}

function usePhase(phrase: string) {
  const key = exampleKey(phrase);
  return usePlaying((playing) => (playing?.key === key ? playing.phase : undefined));
}
