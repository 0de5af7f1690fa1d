import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { currentUser } from './queries.ts';

/** Back to the landing page, with nothing of the person left in this page's memory. */
export function useLeave() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return () => {
    // First away from a screen that would otherwise ask the stranger to sign in.
    void navigate('/');
    queryClient.setQueryData(currentUser.queryKey, null);
    queryClient.removeQueries({
      predicate: ({ queryKey }) => queryKey[0] !== currentUser.queryKey[0],
      type: 'inactive',
    });
  };
}
