import { describe, expect, it } from 'vitest';
import { reduceToasts, type ToastEntry } from './toast.ts';

const saved: ToastEntry = { id: 1, title: 'Saved', open: true };

describe('reduceToasts', () => {
  it('shows one toast at a time, the newest', () => {
    const after = reduceToasts([saved], { type: 'show', id: 2, message: { title: 'Reset' } });
    expect(after).toEqual([{ id: 2, title: 'Reset', open: true }]);
  });

  it('closes a dismissed toast but keeps it until it is removed', () => {
    const closed = reduceToasts([saved], { type: 'dismiss', id: 1 });
    expect(closed).toEqual([{ ...saved, open: false }]);
    expect(reduceToasts(closed, { type: 'remove', id: 1 })).toEqual([]);
  });

  it('leaves another toast alone, and dismisses all without an id', () => {
    expect(reduceToasts([saved], { type: 'dismiss', id: 9 })).toEqual([saved]);
    expect(reduceToasts([saved], { type: 'dismiss' })[0]?.open).toBe(false);
  });
});
