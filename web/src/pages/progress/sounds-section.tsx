import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useQuietOnLeave } from '../../features/listening/use-player.ts';
import { SoundDialog } from '../../features/sounds/sound-dialog.tsx';
import { SoundMap } from '../../features/sounds/sound-map.tsx';
import type { Sound } from '../../features/sounds/standing.ts';
import { IN_PLACE } from '../../lib/in-place.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { exerciseAddress, PLAN_ADDRESS } from '../practice/addresses.ts';
import { ListenWord } from './listen-word.tsx';
import { FROM_MAP, isFromMap, soundAddress, soundFrom } from './sound-address.ts';

/** The map of sounds and the one that the address has open. */
export function SoundsSection({ sounds }: { sounds: Sound[] }) {
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
          Listen={ListenWord}
        />
      )}
    </>
  );
}
