import { type Analysis, CONFIDENT_FROM } from '@saywell/contract';

/** What makes the figure a rough one, and is told nowhere else. */
export function caveatsOf({
  confidence,
  issues,
  findings = [],
  recommendations,
}: Analysis): string[] {
  const open = issues.filter(({ blocking }) => !blocking);
  const tipOnWords = findings.some(({ kind }) => kind === 'missing-words');
  const caveats = open
    .filter(({ code }) => !(tipOnWords && code === 'words-missing'))
    .map(({ message }) => message)
    // Where it cost the most, it stands among the tips.
    .filter((message) => !recommendations.includes(message));
  if (open.length === 0 && confidence < CONFIDENT_FROM) {
    caveats.push('Parts of this recording were hard to judge, so treat the score as approximate.');
  }
  return caveats;
}
