import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** By a button and not by opening the link, as mail scanners do. */
export function StopReminders({ token }: { token: string }) {
  const stop = useMutation({
    mutationFn: () => call('POST /api/reminder/unsubscribe', { body: { token } }),
  });
  if (stop.data) {
    return (
      <Outcome>
        <Banner tone="success" title={stop.data.message}>
          You can turn them on again in your profile.
        </Banner>
      </Outcome>
    );
  }
  // The server has looked at the link: trying again changes nothing.
  if (stop.error instanceof ApiError && stop.error.status === 400) {
    return (
      <Outcome>
        <Banner tone="danger" title={errorText(stop.error, 'This link is no longer valid.')} />
      </Outcome>
    );
  }
  return (
    <div className="grid justify-items-start gap-5">
      {stop.isError && (
        <Banner tone="danger" title={errorText(stop.error, 'Network error. Please try again.')} />
      )}
      <p className="text-ink-2">
        You will no longer get emails about your daily practice. Your account and your progress stay
        as they are.
      </p>
      <Button wide busy={stop.isPending} onClick={() => stop.mutate()}>
        {stop.isPending ? 'Stopping...' : 'Stop the Reminders'}
      </Button>
    </div>
  );
}

function Outcome({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-5">
      {children}
      <ButtonLink to="/profile" look="line">
        Your Profile
      </ButtonLink>
    </div>
  );
}
