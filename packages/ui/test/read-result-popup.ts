import { screen, within } from 'storybook/test';

/** Waits for the popup. */
export const opened = (): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: 'Recharge result' });
/** Returns a button by its name. */
export const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** Returns the buttons at the bottom in order, without those of the frame and of the list. */
export function waysOn(): (string | null)[] {
  return screen
    .getAllByRole('button')
    .filter((one) => !one.matches('[aria-label], li *'))
    .map(({ textContent }) => textContent);
}

/**
 * Returns the three steps of the order as screen readers announce them. The current one has a
 * star.
 */
export function progress(): string[] {
  const steps = within(screen.getByRole('list', { name: 'Order progress' }));
  return steps.getAllByRole('listitem').map((step) => {
    const label = step.lastElementChild?.textContent ?? '';
    return step.getAttribute('aria-current') === 'step' ? `${label} *` : label;
  });
}
