import { NEW_POST, type PostValues } from './post-values.ts';

const PREFIX = 'saywell-post-draft:';

/** 'new', or the id of the post that is being edited. */
export type DraftKey = 'new' | number;

/** What was typed and not saved, kept in this browser until it is saved or discarded. */
export function keepDraft(key: DraftKey, changed: Partial<PostValues>): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(changed));
  } catch {
    // Without storage the browser still asks before the page goes.
  }
}

export function keptDraft(key: DraftKey): Partial<PostValues> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    return isPartOfPost(stored) ? stored : undefined;
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
function isPartOfPost(stored: unknown): stored is Partial<PostValues> {
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.entries(stored).every(
    ([name, value]) => typeof value === typeof (NEW_POST as Record<string, unknown>)[name],
  );
}
