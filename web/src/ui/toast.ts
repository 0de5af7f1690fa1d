import {
  reduceToasts,
  TOAST_REMOVAL_MS,
  type ToastAction,
  type ToastEntry,
  type ToastMessage,
} from './toast-state.ts';

let toasts: ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message over the page; callable from anywhere. Returns its id. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  dispatch({ type: 'show', id: lastId, message });
  return lastId;
}

export function dismissToast(id?: number): void {
  dispatch({ type: 'dismiss', id });
  for (const entry of toasts) {
    setTimeout(() => dispatch({ type: 'remove', id: entry.id }), TOAST_REMOVAL_MS);
  }
}

export function currentToasts(): ToastEntry[] {
  return toasts;
}

export function subscribeToToasts(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function dispatch(action: ToastAction) {
  toasts = reduceToasts(toasts, action);
  for (const listener of listeners) listener();
}
