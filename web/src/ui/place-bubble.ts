type Box = { left: number; top: number; width: number; height: number };

const GAP = 8;
const MARGIN = 8;

/** Above the control and centred; below it when there is no room above; always inside the window. */
export function placeBubble(anchor: Box, bubble: { width: number; height: number }, width: number) {
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  const left = Math.max(MARGIN, Math.min(centred, width - bubble.width - MARGIN));
  const above = anchor.top - GAP - bubble.height;
  const top = above >= MARGIN ? above : anchor.top + anchor.height + GAP;
  return { left, top };
}
