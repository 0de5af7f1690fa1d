import { useMemo } from 'react';
import { sanitizeHtml } from './sanitize-html.ts';

/** The body of a post, cleaned once more before it is drawn. */
export function Prose({ html }: { html: string }) {
  const clean = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  return <div className="prose" dangerouslySetInnerHTML={clean} />;
}
