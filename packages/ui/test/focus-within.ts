import { expect, waitFor } from 'storybook/test';

function focused(): HTMLElement | null {
  const element = document.activeElement;
  return element instanceof HTMLElement ? element : null;
}

/** Waits until focus is within an element; a popup takes it one frame after it is drawn. */
export async function expectFocusWithin(container: HTMLElement): Promise<void> {
  await waitFor(() => expect(container).toContainElement(focused()));
}
