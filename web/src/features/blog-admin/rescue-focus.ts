export const LIST_HEADING = 'all-posts';

/** What had the focus is gone with its row or its form: the keyboard goes on at the list. */
export function rescueFocus() {
  if (document.activeElement !== document.body) return;
  const heading = document.getElementById(LIST_HEADING);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
