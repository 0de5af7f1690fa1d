import { describe, expect, it } from 'vitest';
import { keepingNext, safeNextPath, signInPath } from './next-path.ts';

describe('safeNextPath', () => {
  it('keeps a path of this site with its query and hash', () => {
    expect(safeNextPath('/practice?category=intonation#x')).toBe('/practice?category=intonation#x');
  });

  it.each([
    null,
    undefined,
    '',
    'practice',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '///evil.example',
    '/.//evil.example',
    '/practice/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    '\u0000//evil.example',
    'http:evil.example',
    'data:text/html,x',
    'javascript:alert(1)',
    '\\\\evil.example',
  ])('turns %j into home', (next) => {
    expect(safeNextPath(next)).toBe('/');
  });

  it('does not lead back to a sign-in screen', () => {
    expect(safeNextPath('/auth?next=/auth')).toBe('/');
    expect(safeNextPath('/login')).toBe('/');
  });
});

describe('signInPath', () => {
  it('remembers where the person was', () => {
    const here = { pathname: '/practice', search: '', hash: '#intonation' };
    expect(signInPath(here)).toBe('/auth?next=%2Fpractice%23intonation');
  });

  it('has nothing to remember at home', () => {
    expect(signInPath({ pathname: '/', search: '', hash: '' })).toBe('/auth');
  });
});

describe('keepingNext', () => {
  it('takes the way back along to another of the sign-in screens', () => {
    expect(keepingNext('/forgot-password', '/practice?exercise=3#x')).toBe(
      '/forgot-password?next=%2Fpractice%3Fexercise%3D3%23x',
    );
    expect(keepingNext('/forgot-password', '/')).toBe('/forgot-password');
  });
});
