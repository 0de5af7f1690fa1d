import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText, isUnauthorized, mayWorkLater } from '../../lib/api-error.ts';
import { call, type Result } from '../../lib/api.ts';
import { read } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';

export type Classes = Result<'GET /api/classes'>;
export type TaughtClass = Result<'GET /api/classes/:id'>;
export type OpenedClass = Result<'GET /api/class/:token'>;
export type ClassPlan = {
  name: string;
  teacher: string;
  endsOn: string;
  items: { exerciseId: number }[];
};

export const useClasses = () => useQuery(read('/api/classes'));
const taught = (id: string) => read('/api/classes/:id', { params: { id } });
const opened = (token: string) => read('/api/class/:token', { params: { token } });

export const useTaughtClass = (id: string) => useQuery(taught(id));
export const useOpenedClass = (token: string) => useQuery(opened(token));
export const useMember = (id: number, member: number) =>
  useQuery(
    read('/api/classes/:id/members/:member', {
      params: { id: String(id), member: String(member) },
    }),
  );

const problem = (title: string, error: Error) =>
  void toast({ title, description: errorText(error, 'Please try again.'), tone: 'problem' });

/** What the page shows may be untrue by now: the class, or who is signed in. */
function useLookAgain(queryKey: readonly unknown[]) {
  const queryClient = useQueryClient();
  return (error: Error) => {
    if (isUnauthorized(error)) void queryClient.invalidateQueries({ queryKey: ['/api/user'] });
    if (!mayWorkLater(error)) void queryClient.invalidateQueries({ queryKey });
  };
}

/** Makes a class, or changes the one with this id. */
export function useSaveClass(id: number | undefined, onSaved: (saved: TaughtClass) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ClassPlan) =>
      id === undefined
        ? call('POST /api/classes', { body })
        : call('PUT /api/classes/:id', { params: { id: String(id) }, body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(taught(String(saved.id)).queryKey, saved);
      onSaved(saved);
    },
  });
}

export function useTeaching(id: number) {
  const queryClient = useQueryClient();
  const params = { id: String(id) };
  const { queryKey } = taught(params.id);
  const lookAgain = useLookAgain(queryKey);
  const failed = (title: string) => (error: Error) => {
    problem(title, error);
    lookAgain(error);
  };
  const end = useMutation({
    mutationFn: () => call('POST /api/classes/:id/end', { params }),
    onSuccess: (ended) => queryClient.setQueryData(queryKey, ended),
    onError: failed('The class couldn’t be ended.'),
  });
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/classes/:id', { params }),
    onSuccess: () => toast({ title: 'Class Deleted' }),
    onError: failed('The class couldn’t be deleted.'),
  });
  const takeOut = useMutation({
    mutationFn: (member: number) =>
      call('DELETE /api/classes/:id/members/:member', {
        params: { ...params, member: String(member) },
      }),
    onError: failed('The learner couldn’t be removed.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { end, remove, takeOut };
}

export function useMembership(token: string) {
  const queryClient = useQueryClient();
  const params = { token };
  const { queryKey } = opened(token);
  const onSuccess = (now: OpenedClass) => queryClient.setQueryData(queryKey, now);
  const lookAgain = useLookAgain(queryKey);
  const join = useMutation({
    mutationFn: (body: { name: string; endsOn: string }) =>
      call('POST /api/class/:token/join', { params, body }),
    onSuccess,
    onError: lookAgain,
  });
  const leave = useMutation({
    mutationFn: () => call('POST /api/class/:token/leave', { params }),
    onSuccess: (now) => {
      onSuccess(now);
      toast({
        title: `You Left ${now.name}`,
        description: `${now.teacher} sees nothing about you anymore.`,
      });
    },
    onError: (error) => {
      problem('You couldn’t leave the class.', error);
      lookAgain(error);
    },
  });
  return { join, leave };
}
