type FooterLink = { to: string; label: string };

/** Home is for visitors, who have no main navigation, and for readers of the blog. */
export function footerLinks(pathname: string, signedOut: boolean): FooterLink[] {
  const onBlogList = pathname === '/blog';
  const onBlog = onBlogList || pathname.startsWith('/blog/');
  return [
    ...(onBlogList ? [] : [{ to: '/blog', label: 'Blog' }]),
    { to: '/privacy', label: 'Privacy Policy' },
    { to: '/cookies', label: 'Cookie Policy' },
    ...(signedOut || onBlog ? [{ to: '/', label: 'Home' }] : []),
  ];
}
