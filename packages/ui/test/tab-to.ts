import { expect } from 'storybook/test';
import { expectFocusWithin } from './focus-within';
import type { User } from './user';

/** More presses than any story has focusable elements. */
const maxPresses = 60;

/** A popup takes focus first; until then keys lead nowhere in it. */
const popupAround = '[role=dialog], [role=alertdialog], [role=menu]';

/** Presses Tab until an element has focus; fails if that never happens. */
export async function tabTo(user: User, element: HTMLElement): Promise<void> {
  const popup = element.closest<HTMLElement>(popupAround);
  if (popup !== null) await expectFocusWithin(popup);
  for (let press = 0; press < maxPresses && document.activeElement !== element; press += 1)
    await user.tab();
  await expect(element).toHaveFocus();
}
