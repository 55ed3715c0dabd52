import { expect } from 'storybook/test';
import type { User } from './user';

/** More stops than any story has. */
const mostStops = 60;

/** Walks with the Tab key until an element has focus; fails where it cannot be reached. */
export async function tabTo(user: User, element: HTMLElement): Promise<void> {
  for (let stop = 0; stop < mostStops && document.activeElement !== element; stop += 1)
    await user.tab();
  await expect(element).toHaveFocus();
}
