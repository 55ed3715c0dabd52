import { expect, waitFor } from 'storybook/test';

/** The element that has focus. */
function focused(): HTMLElement | null {
  const element = document.activeElement;
  return element instanceof HTMLElement ? element : null;
}

/** Waits until focus is in a place; a popup takes it a frame after it is drawn. */
export async function expectFocusWithin(place: HTMLElement): Promise<void> {
  await waitFor(() => expect(place).toContainElement(focused()));
}
