import { useLocation, useNavigate } from 'react-router';
import { useQuietOnLeave } from '../../features/listening/use-player.ts';
import { SoundDialog } from '../../features/sounds/sound-dialog.tsx';
import { SoundMap } from '../../features/sounds/sound-map.tsx';
import type { Sound } from '../../features/sounds/standing.ts';
import { IN_PLACE } from '../../lib/in-place.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { exerciseAddress, PLAN_ADDRESS } from '../practice/addresses.ts';
import { ListenWord } from './listen-word.tsx';
import { soundAddress, soundFrom } from './sound-address.ts';

/** The map of sounds and the one that the address has open. */
export function SoundsSection({ sounds }: { sounds: Sound[] }) {
  useQuietOnLeave();
  const navigate = useNavigate();
  const chosen = soundFrom(useLocation().search);
  const open = sounds.find(({ phone }) => phone === chosen);
  return (
    <>
      <SoundMap
        sounds={sounds}
        onOpen={(phone) => void navigate(soundAddress(phone), { state: IN_PLACE })}
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
          onClose={() => void navigate('/progress', { replace: true, state: IN_PLACE })}
          addressOf={exerciseAddress}
          Listen={ListenWord}
        />
      )}
    </>
  );
}
