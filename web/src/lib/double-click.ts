const CONTROLS = 'button, a, input, select, textarea, summary, label, [tabindex]';

/**
 * A double click belongs to the control it began on. Where the first click has put another one under
 * the pointer, nobody meant to press that one, so the click is dropped.
 */
export function dropClicksOnWhatAppeared() {
  const isStray = createStrayClicks();
  document.addEventListener(
    'click',
    (event) => {
      if (!isStray(event.detail, controlAt(event.target))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** A label presses what it belongs to. */
function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

/** Tells whether a click, the nth of a series, meets another control than the first one did. */
export function createStrayClicks() {
  let began: unknown;
  return (nth: number, control: unknown): boolean => {
    // A key that presses a control counts as no click of the pointer.
    if (nth <= 1) began = control;
    return nth > 1 && began !== control;
  };
}
