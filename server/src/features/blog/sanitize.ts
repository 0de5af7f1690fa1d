import sanitizeHtml from 'sanitize-html';

const TAGS =
  'p br h1 h2 h3 h4 hr strong b em i u s sub sup code mark small span blockquote pre ul ol li a ' +
  'figure figcaption img table caption thead tbody tr th td dl dt dd div';

/** The few class names that the editor writes: indentation and the language of code. */
const EDITOR_CLASSES = [
  'ql-indent-*',
  'ql-syntax',
  'ql-code-block',
  'ql-code-block-container',
  'ipa',
];

/** A post's HTML without anything that runs, loads automatically, or moves outside its box. */
export function sanitizePost(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS.split(' '),
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      li: ['data-list'],
      ol: ['start'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      '*': ['lang'],
    },
    allowedClasses: { '*': EDITOR_CLASSES },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowedSchemesByTag: { img: ['https', 'http'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: safeLink(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    },
  });
}

/**
 * Links to other sites: without endorsement for search engines and without access to this window.
 */
function safeLink({ target: _chosen, rel: _written, ...attribs }: Record<string, string>) {
  const leaves = /^https?:/i.test(attribs['href'] ?? '');
  return leaves ? { ...attribs, rel: 'noopener nofollow', target: '_blank' } : attribs;
}
