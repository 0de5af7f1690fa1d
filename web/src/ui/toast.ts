import { createStore } from '../lib/store.ts';

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

type ToastMessage = {
  title: string;
  description?: string;
  tone?: 'done' | 'problem';
  /** How long it stays; 5000 ms by default. */
  duration?: number;
};
export type ToastEntry = ToastMessage & { id: number; open: boolean };
type ToastAction =
  | { type: 'show'; id: number; message: ToastMessage }
  | { type: 'dismiss'; id?: number }
  | { type: 'remove'; id: number };

const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_SWIPE_PX = 50;
/**
 * A dismissed toast stays in the list, closed, until the next one replaces it or this time is over.
 */
const TOAST_REMOVAL_MS = 1_000_000;

/** Newest first; at most one, so a new message replaces the one on screen. */
export function reduceToasts(toasts: ToastEntry[], action: ToastAction): ToastEntry[] {
  if (action.type === 'show') {
    return [{ ...action.message, id: action.id, open: true }, ...toasts].slice(0, TOAST_LIMIT);
  }
  if (action.type === 'remove') return toasts.filter((toast) => toast.id !== action.id);
  return toasts.map((toast) =>
    action.id === undefined || toast.id === action.id ? { ...toast, open: false } : toast,
  );
}
