import { HELP, HELP_CONTACT, HELP_INTRO, type HelpSection } from '@saywell/contract';
import { escapeHtml, framed } from '../../http/html.ts';
import type { PageWriter } from '../../http/web-page.ts';

/** The help page for readers without scripts, and until the screen is drawn. */
export function helpPage(supportEmail: string): PageWriter {
  const address = escapeHtml(supportEmail);
  const html = framed(`<div class="wrap"><article class="prose">
    <h1>Help</h1>
    <p>${escapeHtml(HELP_INTRO)}</p>
    ${HELP.map(sectionHtml).join('\n')}
    <p><a href="/privacy">Privacy Policy</a></p>
    <h2>Contact</h2>
    <p>${escapeHtml(HELP_CONTACT)} <a href="mailto:${address}">${address}</a></p>
  </article></div>`);
  return async () => ({ html });
}

const sectionHtml = ({ title, points }: HelpSection) =>
  `<h2>${escapeHtml(title)}</h2>
    <ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`;
