import { describe, expect, it } from 'vitest';
import { placeBubble } from './tooltip-bubble.tsx';

const bubble = { width: 100, height: 30 };

describe('placeBubble', () => {
  it('stands centered above its control', () => {
    const anchor = { left: 200, top: 300, width: 44, height: 44 };
    expect(placeBubble(anchor, bubble, 390)).toEqual({ left: 172, top: 262 });
  });

  it('goes below when there is no room above', () => {
    const anchor = { left: 200, top: 10, width: 44, height: 44 };
    expect(placeBubble(anchor, bubble, 390).top).toBe(62);
  });

  it('stays inside the window', () => {
    expect(placeBubble({ left: 0, top: 300, width: 44, height: 44 }, bubble, 390).left).toBe(8);
    expect(placeBubble({ left: 346, top: 300, width: 44, height: 44 }, bubble, 390).left).toBe(282);
  });
});
