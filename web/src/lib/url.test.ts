import { describe, expect, it } from 'vitest';
import { pathWith } from './url.ts';

describe('pathWith', () => {
  it('fills placeholders and encodes them', () => {
    expect(pathWith('/api/blog/:slug', { slug: 'a b/c' })).toBe('/api/blog/a%20b%2Fc');
  });

  it('appends the query without undefined values', () => {
    expect(pathWith('/api/x', {}, { limit: 3, category: undefined })).toBe('/api/x?limit=3');
  });

  it('leaves a path without parts alone', () => {
    expect(pathWith('/api/user')).toBe('/api/user');
  });

  it('refuses a missing placeholder', () => {
    expect(() => pathWith('/api/exercises/:id')).toThrow('Missing id');
  });
});
