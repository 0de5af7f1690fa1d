import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/api-error.ts';
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

const problem = (title: string) => (error: Error) =>
  void toast({ title, description: errorText(error, 'Please try again.'), tone: 'problem' });

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
  const end = useMutation({
    mutationFn: () => call('POST /api/classes/:id/end', { params }),
    onSuccess: (ended) => queryClient.setQueryData(taught(params.id).queryKey, ended),
    onError: problem('The class couldn’t be ended.'),
  });
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/classes/:id', { params }),
    onSuccess: () => toast({ title: 'Class Deleted' }),
    onError: problem('The class couldn’t be deleted.'),
  });
  const takeOut = useMutation({
    mutationFn: (member: number) =>
      call('DELETE /api/classes/:id/members/:member', {
        params: { ...params, member: String(member) },
      }),
    onError: problem('The learner couldn’t be removed.'),
    onSettled: () => queryClient.invalidateQueries(taught(params.id)),
  });
  return { end, remove, takeOut };
}

export function useMembership(token: string) {
  const queryClient = useQueryClient();
  const params = { token };
  const onSuccess = (now: OpenedClass) => queryClient.setQueryData(opened(token).queryKey, now);
  const join = useMutation({
    mutationFn: (name: string) => call('POST /api/class/:token/join', { params, body: { name } }),
    onSuccess,
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
    onError: problem('You couldn’t leave the class.'),
  });
  return { join, leave };
}
