import { type Locator, expect } from '@playwright/test';

/** More than the focusable elements of any page. */
const maxPresses = 80;

/** Presses a key until an element has the focus. */
export async function pressUntil(key: string, target: Locator): Promise<void> {
  await target.waitFor();
  const isFocused = async (): Promise<boolean> =>
    target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < maxPresses && !(await isFocused()); presses += 1) {
    await target.page().keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
