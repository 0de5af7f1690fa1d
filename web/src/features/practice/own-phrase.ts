import { PHRASE_MAX } from '@saywell/contract';

const KEY = 'saywell-own-phrase';

/** A pasted sentence as one line: learners copy from anywhere. */
export function tidyPhrase(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Something a voice can say. */
export function isSayable(phrase: string): boolean {
  return /[a-z0-9]/i.test(phrase);
}

/** The phrase of a link that somebody shared, if it is one that could be typed here. */
export function sharedPhrase(hash: string): string | undefined {
  const phrase = tidyPhrase(new URLSearchParams(hash.slice(1)).get('phrase') ?? '');
  return isSayable(phrase) && phrase.length <= PHRASE_MAX ? phrase : undefined;
}

/** What was typed last survives leaving the screen, and a reload. */
export function draftPhrase(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage the draft lasts until the screen is left.
  }
}
