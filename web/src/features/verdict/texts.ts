/**
 * Feedback on a word opens with what was heard ("You said /s/, aim for /θ/ …") and goes on with
 * what to move. The panel shows the first part in its own way, so only the rest is its cue.
 */
export function cueOf(feedback: string): string {
  const [first, rest] = firstSentence(feedback);
  return first.includes('/') && rest ? rest : feedback;
}

export type Tip = { title: string; text: string; glyph: string | undefined };

/** A recommendation as a heading and the rest, with the sound it is about. */
export function tipOf(recommendation: string): Tip {
  const [title, text] = firstSentence(recommendation);
  const glyph = /\/([^/\s]{1,3})\//.exec(recommendation)?.[1];
  return { title: title.replace(/\.$/, ''), text, glyph };
}

/** What happened, and what to do about it. */
export function firstSentence(text: string): [first: string, rest: string] {
  const end = /[.!?](?=\s+[“A-Z])/.exec(text);
  if (!end) return [text, ''];
  return [text.slice(0, end.index + 1), text.slice(end.index + 1).trim()];
}
