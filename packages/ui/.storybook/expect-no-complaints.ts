import type { StoryContext } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

/** Listens for what React and the headless library complain about. */
export function hearComplaints(): void {
  spyOn(console, 'error').mockName('console.error');
}

/**
 * Fails a story during which something was complained about: it is a defect of ours. Stories are
 * played in English; in another language a play misses the first text it looks for, which is logged,
 * and the story is to be seen all the same.
 */
export async function expectNoComplaints({
  globals,
}: Pick<StoryContext, 'globals'>): Promise<void> {
  if (globals['language'] === 'en') await expect(console.error).not.toHaveBeenCalled();
}
