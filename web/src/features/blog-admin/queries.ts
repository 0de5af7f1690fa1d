import type { BlogPost } from '@saywell/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, isUnauthorized } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';
import { bodyOf, changesOf, type PostValues, valuesOf } from './post-values.ts';

function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    for (const path of ['/api/admin/blog', '/api/blog', '/api/blog-categories']) {
      void queryClient.invalidateQueries({ queryKey: [path] });
    }
  };
}

const tellSuccess = (action: Action) => toast({ title: successText(action) });
const tellFailure = (action: Action, error: unknown) =>
  toast({ title: failureText(action, error), tone: 'problem' });

/** Writes a new post, or the changes of one that is there. */
export function useSavePost(post: BlogPost | undefined, onSaved: () => void) {
  const refresh = useRefresh();
  const action = post ? 'update' : 'create';
  return useMutation({
    mutationFn: (values: PostValues) =>
      post
        ? call('PUT /api/admin/blog/:id', {
            params: { id: post.id },
            body: changesOf(valuesOf(post), values),
          })
        : call('POST /api/admin/blog', { body: bodyOf(values) }),
    onSuccess: () => {
      tellSuccess(action);
      refresh();
      onSaved();
    },
    onError: (error) => tellFailure(action, error),
  });
}

export function useDeletePost(onDone: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (post: BlogPost) => call('DELETE /api/admin/blog/:id', { params: { id: post.id } }),
    onSuccess: () => {
      tellSuccess('delete');
      refresh();
    },
    onError: (error) => tellFailure('delete', error),
    onSettled: onDone,
  });
}

type Action = 'create' | 'update' | 'delete';

export const successText = (action: Action) => `Blog post ${action}d successfully`;

export function failureText(action: Action, error: unknown): string {
  if (isUnauthorized(error)) {
    return `Unauthorized: You need to be logged in to ${action} blog posts`;
  }
  if (action !== 'create') return `Error: Failed to ${action} blog post`;
  return `Error: Failed to create blog post: ${errorText(error, 'unknown error')}`;
}
