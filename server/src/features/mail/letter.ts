import { APP_NAME } from '@saywell/contract';
import { escapeHtml } from '../../http/html.ts';
import type { Message } from './message.ts';

/** The content of a letter, for its plain text and its HTML. */
export type Letter = {
  recipient: string;
  subject: string;
  title: string;
  paragraphs: string[];
  action?: { label: string; link: string };
  /** At the bottom: why this was sent, and what to do if it was not expected. */
  note: string;
  /** Where its reader can stop such letters, for those that come by themselves. */
  unsubscribe?: { label: string; link: string };
};

export function writeLetter(letter: Letter): Message {
  const { recipient, subject, unsubscribe } = letter;
  const stop = unsubscribe && { unsubscribe: unsubscribe.link };
  return { recipient, subject, text: asText(letter), html: asHtml(letter), ...stop };
}

type Link = NonNullable<Letter['action']>;

function asText({ title, paragraphs, action, note, unsubscribe }: Letter): string {
  const linked = (link: Link | undefined) => (link ? [`${link.label}:\n${link.link}`] : []);
  const parts = [title, ...paragraphs, ...linked(action), `--\n${note}`, ...linked(unsubscribe)];
  return `${parts.join('\n\n')}\n`;
}

const FONT = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = 'font-family:Georgia,serif';

/** Tables and inline styles, the only layout that every mail program supports. */
function asHtml({ subject, title, paragraphs, action, note, unsubscribe }: Letter): string {
  const body = paragraphs.map(paragraph).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f4f0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f4f0">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td style="padding:0 8px 16px;${SERIF};font-size:22px;font-weight:bold;color:#15181c">${APP_NAME}</td></tr>
<tr><td style="background:#ffffff;border:1px solid #daddd6;border-radius:16px;padding:32px 28px">
<h1 style="margin:0 0 16px;${SERIF};font-size:26px;line-height:1.25;font-weight:normal;color:#15181c">${escapeHtml(title)}</h1>
${body}${action ? button(action) : ''}
</td></tr>
<tr><td style="padding:16px 8px 0;${FONT};font-size:14px;line-height:1.5;color:#5f656d">${escapeHtml(note)}${unsubscribe ? smallLink(unsubscribe) : ''}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string) {
  return `<p style="margin:0 0 16px;${FONT};font-size:17px;line-height:1.5;color:#474d55">${escapeHtml(text)}</p>\n`;
}

function smallLink({ label, link }: Link) {
  return `<br><a href="${escapeHtml(link)}" style="color:#5f656d">${escapeHtml(label)}</a>`;
}

function button({ label, link }: Link) {
  const href = escapeHtml(link);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0">
<tr><td style="background:#1d43d1;border-radius:12px">
<a href="${href}" style="display:inline-block;padding:14px 24px;${FONT};font-size:17px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a>
</td></tr>
</table>
<p style="margin:0;${FONT};font-size:14px;line-height:1.5;color:#5f656d">If the button does nothing, open this address:<br>
<a href="${href}" style="color:#1d43d1;word-break:break-all">${href}</a></p>`;
}
