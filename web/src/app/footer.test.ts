import { describe, expect, it } from 'vitest';
import { footerLinks } from './footer.tsx';

const labels = (pathname: string, signedOut: boolean) =>
  footerLinks(pathname, signedOut).map(({ label }) => label);

describe('footerLinks', () => {
  it('offers Home to visitors only', () => {
    expect(labels('/', true)).toEqual([
      'Blog',
      'Ear Training',
      'Privacy Policy',
      'Cookie Policy',
      'Home',
      'Help',
    ]);
    expect(labels('/', false)).toEqual([
      'Blog',
      'Ear Training',
      'Privacy Policy',
      'Cookie Policy',
      'Help',
    ]);
  });

  it('always offers Home on the blog, and Blog on its posts', () => {
    expect(labels('/blog', false)).toEqual([
      'Ear Training',
      'Privacy Policy',
      'Cookie Policy',
      'Home',
      'Help',
    ]);
    expect(labels('/blog/stress', false)).toContain('Blog');
    expect(labels('/blog/stress', false)).toContain('Home');
  });
});
