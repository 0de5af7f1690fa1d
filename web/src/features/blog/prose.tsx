import createPurifier from 'dompurify';
import { useEffect, useMemo, useRef } from 'react';
import { withSayButtons } from './say-buttons.ts';

/** How the lines of a post are heard; the page knows the voices. */
export type Saying = {
  onSay: (phrase: string) => void;
  /** The line that sounds. */
  saying: string | undefined;
};

/** The body of a post, cleaned once more before it is drawn. */
export function Prose({ html, voice }: { html: string; voice?: Saying | undefined }) {
  const body = useRef<HTMLDivElement>(null);
  const canSay = voice !== undefined;
  const clean = useMemo(() => {
    const safe = sanitizeHtml(html);
    return { __html: canSay ? withSayButtons(safe) : safe };
  }, [html, canSay]);
  useSayButtons(body, voice);
  // The one place where text becomes markup.
  // oxlint-disable-next-line react/no-danger
  return <div ref={body} className="prose" dangerouslySetInnerHTML={clean} />;
}

function useSayButtons(body: { current: HTMLDivElement | null }, voice: Saying | undefined) {
  const { onSay, saying } = voice ?? {};
  useEffect(() => {
    const listened = new AbortController();
    const { signal } = listened;
    const say = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-say]');
      if (!button || !button.dataset['say']) return false;
      onSay?.(button.dataset['say']);
      return true;
    };
    body.current?.addEventListener('click', say, { signal });
    body.current?.addEventListener(
      'keydown',
      (event) => {
        // Buttons turn keys into clicks by themselves; a phrase in the text has to be helped.
        if (event.target instanceof HTMLButtonElement) return;
        if ((event.key === 'Enter' || event.key === ' ') && say(event)) event.preventDefault();
      },
      { signal },
    );
    return () => listened.abort();
  }, [body, onSay]);
  useEffect(() => {
    for (const button of body.current?.querySelectorAll<HTMLElement>('[data-say]') ?? []) {
      button.setAttribute('aria-pressed', String(button.dataset['say'] === saying));
    }
  });
}

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

function sanitizeHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i,
  });
}
