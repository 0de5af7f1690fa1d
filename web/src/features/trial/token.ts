/** As the specification names it. */
const KEY = 'anonymous_session_token';

/** Where storage is blocked the trial lasts as long as the page. */
let kept: string | undefined;

export function trialToken(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? kept;
  } catch {
    return kept;
  }
}

export function keepTrialToken(token: string): void {
  kept = token;
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // `kept` stands in.
  }
}

export function dropTrialToken(): void {
  kept = undefined;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
