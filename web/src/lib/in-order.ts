import { useQueryClient } from '@tanstack/react-query';

/**
 * For a choice that shows and is saved at once, with nothing disabled meanwhile: the arrow keys go
 * through many. They are sent one after the other, so that the last choice is also the last to
 * arrive, and only what became of that one is told.
 */
export function useInOrder(name: string) {
  const queryClient = useQueryClient();
  const mutationKey = [name];
  return {
    inOrder: { mutationKey, scope: { id: name } },
    isLast: () => queryClient.isMutating({ mutationKey }) === 1,
  };
}
