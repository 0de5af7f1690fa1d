import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, pathWith } from './api.ts';

function answerWith(body: BodyInit | null, init?: ResponseInit) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, init)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('call', () => {
  it('sends JSON only when there is a body', async () => {
    const json = { headers: { 'content-type': 'application/json' } };
    const fetched = answerWith('{"message":"ok"}', json);
    await call('POST /api/logout');
    expect(fetched.mock.calls[0]).toEqual([
      '/api/logout',
      { method: 'POST', credentials: 'include', cache: 'no-store', signal: undefined },
    ]);
    await call('POST /api/login', { body: { username: 'mei', password: 'secret' } }).catch(
      () => {},
    );
    expect(fetched.mock.calls[1]?.[1]).toMatchObject({
      headers: { 'content-type': 'application/json' },
      body: '{"username":"mei","password":"secret"}',
    });
  });

  it('throws an ApiError for an answer that is not a success', async () => {
    answerWith('{"code":"unauthenticated","message":"Unauthorized"}', { status: 401 });
    await expect(call('GET /api/user')).rejects.toMatchObject({
      name: 'ApiError',
      status: 401,
      serverMessage: 'Unauthorized',
    });
  });

  it('puts params and query into the address', async () => {
    const fetched = answerWith('[]', { headers: { 'content-type': 'application/json' } });
    await call('GET /api/exercises/:id', { params: { id: 7 } });
    await call('GET /api/exercises', { query: { category: 'intonation' } });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/api/exercises/7',
      '/api/exercises?category=intonation',
    ]);
  });
});

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
