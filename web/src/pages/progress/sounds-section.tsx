import { Square, Volume2 } from 'lucide-react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  listenToWord,
  usePlaying,
  useQuietOnLeave,
  wordKey,
} from '../../features/listening/listening.ts';
import { inPhrase } from '../../features/listening/in-phrase.ts';
import { useVoice } from '../../features/listening/use-voice.ts';
import { SoundDialog } from '../../features/sounds/sound-dialog.tsx';
import { SoundMap } from '../../features/sounds/sound-map.tsx';
import type { SoundProgress } from '@saywell/contract';
import { IN_PLACE } from '../../lib/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { earAddress } from '../ear/addresses.ts';
import {
  exerciseAddress,
  FROM_MAP,
  isFromMap,
  PLAN_ADDRESS,
  soundAddress,
  soundFrom,
} from '../practice/addresses.ts';
import { typographic } from '../../ui/typographic.ts';

/** The map of sounds and the one that the address has open. */
export function SoundsSection({ sounds }: { sounds: SoundProgress[] }) {
  useQuietOnLeave();
  const navigate = useNavigate();
  const { key, search, state } = useLocation();
  const chosen = soundFrom(search);
  const open = sounds.find(({ phone }) => phone === chosen);
  const left = useRef('');
  // The step before is the map where it was opened there: another one would make Back go nowhere.
  const close = () => {
    if (!isFromMap(state)) {
      void navigate('/progress', { replace: true, state: IN_PLACE });
      return;
    }
    // Going back takes a moment, in which Escape may be pressed once more.
    if (left.current !== key) void navigate(-1);
    left.current = key;
  };
  return (
    <>
      <SoundMap
        sounds={sounds}
        onOpen={(phone) => void navigate(soundAddress(phone), { state: FROM_MAP })}
        action={
          <ButtonLink to={PLAN_ADDRESS} size="s">
            Practice my weakest sounds
          </ButtonLink>
        }
      />
      {open && (
        <SoundDialog
          key={open.phone}
          sound={open}
          onClose={close}
          addressOf={exerciseAddress}
          earAddressOf={earAddress}
          Listen={ListenWord}
        />
      )}
    </>
  );
}

/** Hears a word again in the example voice: recordings are not kept. */
function ListenWord({ word, phrase }: { word: string; phrase?: string | null }) {
  const voice = useVoice();
  const playing = usePlaying((now) => now?.key === wordKey(word));
  return (
    <IconButton
      icon={playing ? Square : Volume2}
      label={`${playing ? 'Stop' : 'Listen to'} ${typographic(word)}`}
      onClick={() => listenToWord(word, { voice, reading: inPhrase(phrase ?? '', word) })}
    />
  );
}
