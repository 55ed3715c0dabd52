import { type UserEventObject, expect, screen, waitFor } from 'storybook/test';

/** The `userEvent` of a play function's context. */
export type User = UserEventObject;

function focused(): HTMLElement | null {
  const element = document.activeElement;
  return element instanceof HTMLElement ? element : null;
}

/** Waits until focus is inside an element. A popup takes focus one frame after it is drawn. */
export async function expectFocusWithin(container: HTMLElement): Promise<void> {
  await waitFor(() => expect(container).toContainElement(focused()));
}

/** Writes into a field as a browser or an extension does: without an event, and unseen by React. */
export function writeInto(field: HTMLElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field, text);
}

/** More presses than any story has focusable elements. */
const maxPresses = 60;

const popupAround = '[role=dialog], [role=alertdialog], [role=menu]';

/** Presses Tab until an element has focus; fails if that never happens. */
export async function tabTo(user: User, element: HTMLElement): Promise<void> {
  // Tab does not reach elements of a popup before the popup has taken focus.
  const popup = element.closest<HTMLElement>(popupAround);
  if (popup !== null) await expectFocusWithin(popup);
  for (let press = 0; press < maxPresses && document.activeElement !== element; press += 1)
    await user.tab();
  await expect(element).toHaveFocus();
}

/** Presses outside a popup, in the corner of the window. */
export async function pressOutside(user: User): Promise<void> {
  await user.click(document.elementFromPoint(2, 2) ?? document.body);
}

/** Waits for a row of the code of long lists. Before it arrives the first rows are plain ones, which it replaces. */
export function longListRadio(name: string): Promise<HTMLElement> {
  return waitFor(async () => {
    const row = screen.getByRole('radio', { name });
    await expect(row.closest('li')).toHaveAttribute('aria-posinset');
    return row;
  });
}
