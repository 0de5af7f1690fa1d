import { expect, test } from 'vitest';
import { sanitizePost } from './sanitize.ts';

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle/></svg>',
  '<a href="javascript:alert(1)">go</a>',
  '<a href=" java&#x0A;script:alert(1)">go</a>',
  '<a href="data:text/html,<script>alert(1)</script>">go</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<style>*{display:none}</style>',
  '<p style="position:fixed;inset:0">over everything</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<object data="x.swf"></object><embed src="x.swf"><base href="//evil.example">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<a href="//evil.example/x">go</a>',
  '<div id="root" class="dialog">',
])('%s leaves nothing that runs or loads', (html) => {
  const clean = sanitizePost(html);
  expect(clean).not.toMatch(/script|on\w+=|javascript:|data:|style|iframe|form|object|embed|base/i);
  expect(clean).not.toMatch(/svg|math|id=|class=|evil/i);
});

test("the editor's markup is kept", () => {
  const html =
    '<h2>One</h2><p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s></p><blockquote>e</blockquote>' +
    '<ol><li data-list="bullet" class="ql-indent-1">f</li></ol><pre>g</pre><p><a href="/blog">h</a></p>';
  expect(sanitizePost(html)).toBe(html);
});

test('a link to another site has nofollow and noopener', () => {
  expect(sanitizePost('<a href="https://example.com" target="_self" rel="opener">x</a>')).toBe(
    '<a href="https://example.com" rel="noopener nofollow" target="_blank">x</a>',
  );
});

test('sanitizing twice changes nothing more', () => {
  const once = sanitizePost('<p>a & b < c</p><img src="https://e.example/a.png" alt="x">');
  expect(sanitizePost(once)).toBe(once);
});
