import { errorText, isUnauthorized } from '../../lib/api-error.ts';

export type Action = 'create' | 'update' | 'delete';

export const successText = (action: Action) => `Blog post ${action}d successfully`;

export function failureText(action: Action, error: unknown): string {
  if (isUnauthorized(error)) {
    return `Unauthorized: You need to be logged in to ${action} blog posts`;
  }
  if (action !== 'create') return `Error: Failed to ${action} blog post`;
  return `Error: Failed to create blog post: ${errorText(error, 'unknown error')}`;
}
