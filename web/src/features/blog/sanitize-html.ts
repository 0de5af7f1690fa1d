import createPurifier from 'dompurify';

/** The server keeps nothing else; this stands between the reader and whatever got past it. */
const TAGS =
  'p br h1 h2 h3 h4 hr div strong b em i u s sub sup code mark small span blockquote pre ul ol li a figure figcaption img table caption thead tbody tr th td dl dt dd'.split(
    ' ',
  );
const ATTRIBUTES =
  'href title src alt width height loading lang class data-list start scope colspan rowspan'.split(
    ' ',
  );
const OUR_CLASS = /^(ql-(indent-\d|syntax|code-block|code-block-container)|ipa)$/;

const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (element) => {
  element.classList.remove(...[...element.classList].filter((name) => !OUR_CLASS.test(name)));
  if (element instanceof HTMLAnchorElement && element.origin !== location.origin) {
    element.rel = 'noopener nofollow';
    element.target = '_blank';
  }
});

export function sanitizeHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i,
  });
}
