import { type Locator, expect } from '@playwright/test';

/** More stops than any page of the shop has. */
const mostPresses = 80;

/** Presses a key until a control has the focus, as somebody without a mouse does. */
export async function pressUntil(key: string, target: Locator): Promise<void> {
  await target.waitFor();
  const isFocused = async (): Promise<boolean> =>
    target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < mostPresses && !(await isFocused()); presses += 1) {
    await target.page().keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
