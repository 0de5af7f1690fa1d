import { UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { ListenButton } from './listen-button.tsx';
import { useServerVoices } from './server-voices.ts';
import { type Pace, PACES } from './speaking.ts';
import { chooseManner, useManner } from './use-manner.ts';
import { VoicePicker } from './voice-picker.tsx';

/** Who reads the examples: heard before it is decided. */
export function VoiceButton({ phrase }: { phrase: string }) {
  const [open, setOpen] = useState(false);
  const { data: site } = useServerVoices();
  const isEmbedded = site?.engine === 'embedded' && site.sampleVoices.every(({ kind }) => !kind);
  return (
    <>
      <IconButton
        icon={UserRoundCog}
        label="Choose the voice"
        text="Voice"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Example voice"
        description={
          isEmbedded
            ? 'Many devices have voices that sound better than ours. We’ll remember your choice.'
            : 'We’ll remember your choice.'
        }
      >
        <VoicePicker />
        <DialogActions>
          <ListenButton phrase={phrase} />
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const manners = [
  { value: 'natural' as const, label: 'Natural' },
  { value: 'careful' as const, label: 'Careful' },
];

/** Both ways to say a phrase that teaches a form of running speech. */
export function MannerChoice() {
  return (
    <SegmentedChoice
      label="How the example is said"
      value={useManner()}
      options={manners}
      onChange={chooseManner}
    />
  );
}

const options = PACES.map((value) => ({ value, label: `${value}×` }));

export function PaceChoice({ pace, onChange }: { pace: Pace; onChange: (pace: Pace) => void }) {
  return (
    <SegmentedChoice label="Playback speed" value={pace} options={options} onChange={onChange} />
  );
}
