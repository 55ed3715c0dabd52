import type { StoryContext } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

/** Records what React and the headless library log as errors. */
export function spyOnConsoleErrors(): void {
  spyOn(console, 'error').mockName('console.error');
}

/**
 * Fails a story that logged an error. Plays look for English texts: in another language they log the
 * first one that they miss, and the story is to be shown all the same.
 */
export async function expectNoConsoleErrors({
  globals,
}: Pick<StoryContext, 'globals'>): Promise<void> {
  if (globals['language'] === 'en') await expect(console.error).not.toHaveBeenCalled();
}
