import { expect } from 'storybook/test';
import { expectFocusWithin } from './focus-within';
import type { User } from './user';

/** More stops than any story has. */
const mostStops = 60;

/** A popup around the element, which takes focus before keys can lead to anything in it. */
const popupAround = '[role=dialog], [role=alertdialog], [role=menu]';

/** Walks with the Tab key until an element has focus; fails where it cannot be reached. */
export async function tabTo(user: User, element: HTMLElement): Promise<void> {
  const popup = element.closest<HTMLElement>(popupAround);
  if (popup !== null) await expectFocusWithin(popup);
  for (let stop = 0; stop < mostStops && document.activeElement !== element; stop += 1)
    await user.tab();
  await expect(element).toHaveFocus();
}
