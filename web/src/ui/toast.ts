import { createStore } from '../lib/store.ts';
import {
  reduceToasts,
  TOAST_REMOVAL_MS,
  type ToastAction,
  type ToastEntry,
  type ToastMessage,
} from './toast-state.ts';

export const toasts = createStore<ToastEntry[]>([]);
let lastId = 0;

/** Shows a message over the page; callable from anywhere. Returns its id. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  dispatch({ type: 'show', id: lastId, message });
  return lastId;
}

export function dismissToast(id?: number): void {
  dispatch({ type: 'dismiss', id });
  for (const entry of toasts.get()) {
    setTimeout(() => dispatch({ type: 'remove', id: entry.id }), TOAST_REMOVAL_MS);
  }
}

function dispatch(action: ToastAction) {
  toasts.set(reduceToasts(toasts.get(), action));
}
