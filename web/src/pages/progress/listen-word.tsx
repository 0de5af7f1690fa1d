import { Square, Volume2 } from 'lucide-react';
import { listenToWord, wordKey } from '../../features/listening/listening.ts';
import { usePlaying } from '../../features/listening/use-player.ts';
import { useVoice } from '../../features/listening/use-voice.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Hears a word again in the model's voice: recordings are not kept. */
export function ListenWord({ word }: { word: string }) {
  const voice = useVoice();
  const playing = usePlaying((now) => now?.key === wordKey(word));
  return (
    <IconButton
      icon={playing ? Square : Volume2}
      label={playing ? `Stop ${word}` : `Listen to ${word}`}
      onClick={() => listenToWord(word, { voice })}
    />
  );
}
