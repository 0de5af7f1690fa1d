import { NEW_POST, type PostValues } from './post-values.ts';

const PREFIX = 'saywell-post-draft:';

/** 'new', or the id of the post that is being edited. */
export type DraftKey = 'new' | number;

/** What was typed and not saved, kept in this browser until it is saved or discarded. */
export function keepDraft(key: DraftKey, values: PostValues): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // Without storage the browser still asks before the page goes.
  }
}

export function keptDraft(key: DraftKey): PostValues | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    return isValues(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept.
  }
}

/** Another version of the product may have written it. */
function isValues(stored: unknown): stored is PostValues {
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.entries(NEW_POST).every(
    ([name, value]) => typeof (stored as Record<string, unknown>)[name] === typeof value,
  );
}
