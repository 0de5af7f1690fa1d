import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { failureText, successText } from './queries.ts';

const answer = (status: number, message: string) =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ code: 'x', message }) });

test('what worked is told in one sentence', () => {
  expect(successText('create')).toBe('Blog post created successfully');
  expect(successText('update')).toBe('Blog post updated successfully');
  expect(successText('delete')).toBe('Blog post deleted successfully');
});

test('a session that ended is told for what was tried', () => {
  expect(failureText('delete', answer(401, 'Unauthorized'))).toBe(
    'Unauthorized: You need to be logged in to delete blog posts',
  );
});

test('only creating says why it failed', () => {
  const error = answer(409, 'Another post already has this slug');
  expect(failureText('create', error)).toBe(
    'Error: Failed to create blog post: Another post already has this slug',
  );
  expect(failureText('update', error)).toBe('Error: Failed to update blog post');
});
