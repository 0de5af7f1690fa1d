import { VOICE_CONSENT, VOICE_CREDIT_MAX, VOICE_LABEL_MAX } from '@saywell/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Checkbox, Select, TextField } from '../../ui/inputs.tsx';
import { useForm } from '../../lib/use-form.ts';
import { useAddVoice } from './queries.ts';

const KINDS = [
  { value: 'FEMALE', label: 'Female voice' },
  { value: 'MALE', label: 'Male voice' },
];

/** Asks who speaks, and for the speaker’s consent. */
export function NewVoice({
  open,
  onClose,
  onAdded,
}: {
  open: boolean;
  onClose: () => void;
  onAdded: (name: string) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="New voice"
      description="The speaker fills this in, or you do it together."
    >
      <VoiceForm onClose={onClose} onAdded={onAdded} />
    </Dialog>
  );
}

function VoiceForm({ onClose, onAdded }: { onClose: () => void; onAdded: (name: string) => void }) {
  const [agrees, setAgrees] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const add = useAddVoice(onAdded);
  const { field, submit } = useForm(rules, { label: '', credit: '', gender: 'FEMALE' });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={submit(({ label, credit, gender }) => {
        if (!agrees) return setAsked(true);
        add.mutate({
          label: label.trim(),
          credit: credit.trim(),
          gender: gender === 'MALE' ? 'MALE' : 'FEMALE',
          consent: true,
        });
      })}
    >
      <TextField
        label="Name of the voice"
        hint="Learners choose the voice by this name."
        maxLength={VOICE_LABEL_MAX}
        autoComplete="off"
        {...field('label')}
      />
      <Select label="Kind of voice" options={KINDS} {...field('gender')} />
      <TextField
        label="Credit line"
        hint="Shown where the voice is chosen, such as “Recorded by Maria Lopez.”"
        maxLength={VOICE_CREDIT_MAX}
        autoComplete="off"
        {...field('credit')}
      />
      <p className="rounded-tile bg-sunken px-4 py-3 text-15">{VOICE_CONSENT}</p>
      <Checkbox checked={agrees} onChange={setAgrees}>
        I am the speaker, and I agree
      </Checkbox>
      <p role="alert" className="text-15 text-notyet empty:hidden">
        {isAsked && !agrees && 'The speaker must agree first.'}
      </p>
      <DialogActions>
        <Button look="line" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={add.isPending}>
          {add.isPending ? 'Adding...' : 'Add voice'}
        </Button>
      </DialogActions>
    </form>
  );
}

const rules = ({ label, credit }: { label: string; credit: string }) => ({
  label: label.trim() ? undefined : 'A name is required',
  credit: credit.trim() ? undefined : 'A credit line is required',
});
