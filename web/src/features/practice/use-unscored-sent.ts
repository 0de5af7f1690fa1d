import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAfterSave } from './save.ts';
import { sendUnscored } from './unscored-practice.ts';

/** Practice without a score is sent when the phrase is left; what was not, on the next visit. */
export function useUnscoredSent(userId: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const send = async () => {
      if (await sendUnscored(userId)) await refreshAfterSave(queryClient);
    };
    const onClosed = () => void sendUnscored(userId, { keepalive: true });
    void send();
    window.addEventListener('pagehide', onClosed);
    return () => {
      window.removeEventListener('pagehide', onClosed);
      void send();
    };
  }, [userId, queryClient]);
}
