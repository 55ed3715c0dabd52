import { expect, spyOn } from 'storybook/test';

/** Records what React and the headless library log as errors. */
export function spyOnConsoleErrors(): void {
  spyOn(console, 'error').mockName('console.error');
}

/** Fails a story that logged an error. */
export async function expectNoConsoleErrors(): Promise<void> {
  await expect(console.error).not.toHaveBeenCalled();
}
