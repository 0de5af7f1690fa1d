import type { Locator } from '@playwright/test';

const MANY = 120;

/**
 * Presses Tab until this has the focus, as somebody without a mouse does: a control that Tab does
 * not reach fails.
 */
export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await control.waitFor();
  for (let presses = 0; presses < MANY; presses++) {
    const isThere = await control.evaluate((element) => element === document.activeElement);
    if (isThere) return;
    await control.page().keyboard.press(key);
  }
  throw new Error(`${MANY} presses of ${key} do not lead to ${String(control)}`);
}

export async function tabAndPress(control: Locator, key = 'Enter') {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

export async function tabAndType(control: Locator, text: string) {
  await tabTo(control);
  await control.page().keyboard.type(text);
}
