import { PHRASE_MAX } from '@saywell/contract';

/** Arrows show a tune and slashes a pause; a voice would read their names. */
const SIGNS = /[↗↘→↑↓]/g;

/** What a voice is asked to say for a quoted line; nothing where it is no line to say. */
export function phraseToSay(quoted: string): string | undefined {
  const phrase = quoted
    .replace(SIGNS, '')
    .replace(/[“”"]/g, '')
    // As the posts write a weak “can”.
    .replace(/\bc[’']n\b/g, 'can')
    .replace(/\s*\/\s*/g, ', ')
    .replace(/([.,!?;:])\s*,/g, '$1')
    .replace(/\s+([.,!?;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const words = phrase.match(/\p{L}+/gu)?.length ?? 0;
  return words > 0 && phrase.length <= PHRASE_MAX ? phrase : undefined;
}

const ICON =
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path class="say-play" d="M6 4.5v15l13-7.5z"/><path class="say-stop" d="M6 6h12v12H6z"/></svg>';

/** Where single phrases stand quoted, beside what is said about them. */
const WITH_EXAMPLES = 'li, td, dd';
const QUOTED = /<[^>]*>|“([^“”]*)”/g;

/**
 * The markup of a list item or a cell, with its quoted phrases to be pressed. They stay text, so
 * that no line breaks in another place; single words are left alone.
 */
export function withSaidPhrases(html: string): string {
  return html.replace(QUOTED, (found, quoted: string | undefined) => {
    const phrase = quoted && phraseToSay(quoted.replace(/<[^>]*>/g, ''));
    if (!phrase || !/\p{L}\s+\p{L}/u.test(phrase)) return found;
    return `<span role="button" tabindex="0" class="say-phrase" data-say="${attribute(phrase)}">${found}</span>`;
  });
}

const attribute = (text: string) =>
  text
    .replace(/&(?!\w+;|#)/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;');

/** The text of a post with a button at each line that is there to be said. */
export function withSayButtons(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const quote of template.content.querySelectorAll('blockquote')) {
    const phrase = phraseToSay(quote.textContent ?? '');
    if (phrase === undefined) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'say';
    button.dataset['say'] = phrase;
    button.setAttribute('aria-label', `Listen to “${phrase}”`);
    button.innerHTML = ICON;
    quote.prepend(button);
  }
  for (const place of template.content.querySelectorAll(WITH_EXAMPLES)) {
    if (place.querySelector(`${WITH_EXAMPLES}, blockquote, a`)) continue;
    place.innerHTML = withSaidPhrases(place.innerHTML);
  }
  return template.innerHTML;
}

/** Whether there is anything to press. */
export const hasLines = (html: string): boolean => withSayButtons(html).includes('data-say=');
