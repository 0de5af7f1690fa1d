import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { chooseConsent, consentStatus, openChoices } from '../../lib/consent.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/inputs.tsx';
import { saveToAccount } from './account-consent.ts';

/** The choices, kept in this browser and, for somebody signed in, with their account. */
export default function ConsentDialog({ signedIn }: { signedIn: boolean }) {
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState(() => {
    const { canUseAnalytics, canShowAds } = consentStatus();
    return { analytics: canUseAnalytics, marketing: canShowAds };
  });
  const close = () => openChoices(false);
  const save = useMutation({
    mutationFn: async () => {
      if (signedIn) await saveToAccount(queryClient, choice);
      chooseConsent(choice);
    },
    onSuccess: close,
  });
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Cookie choices"
      description="Practice, progress, and signing in work the same whatever you choose."
    >
      <div className="grid gap-2">
        <Switch
          label="Count visits"
          hint="How long pages are open, which exercises are started and finished and with which score, sign-ups and sign-ins, and what goes wrong. If you’re signed in, it’s linked to your account. We delete it after 90 days."
          checked={choice.analytics}
          onChange={(analytics) => setChoice({ ...choice, analytics })}
        />
        <Switch
          label="Personalize ads"
          hint="Ads appear either way. Without this, they aren’t based on your interests."
          checked={choice.marketing}
          onChange={(marketing) => setChoice({ ...choice, marketing })}
        />
      </div>
      <p className="text-15 text-ink-2">
        What is stored in your browser is listed in the{' '}
        <Link to="/cookies" className="underline" onClick={close}>
          Cookie Policy
        </Link>
        .
      </p>
      {save.isError && <Banner tone="danger" title="Failed to update consent preferences." />}
      <DialogActions>
        <Button look="line" onClick={close}>
          Cancel
        </Button>
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          {save.isPending ? 'Saving...' : 'Save choices'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
