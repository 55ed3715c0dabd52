import { expect, spyOn } from 'storybook/test';

/** Listens for what React and the headless library complain about. */
export function hearComplaints(): void {
  spyOn(console, 'error').mockName('console.error');
}

/** Fails a story during which something was complained about: it is a defect of ours. */
export async function expectNoComplaints(): Promise<void> {
  await expect(console.error).not.toHaveBeenCalled();
}
