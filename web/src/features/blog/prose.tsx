import { useMemo } from 'react';
import { sanitizeHtml } from './sanitize-html.ts';

/** The body of a post, cleaned once more before it is drawn. */
export function Prose({ html }: { html: string }) {
  const clean = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  // The one place where text becomes markup.
  // oxlint-disable-next-line react/no-danger
  return <div className="prose" dangerouslySetInnerHTML={clean} />;
}
