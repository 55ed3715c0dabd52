import type { StoryContext } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { inject } from 'vitest';
import { auditLargeText, auditPage, everyView, fewViews } from './audit-page';

/**
 * Gives a story the padding of its layout, which is otherwise a class of Storybook's own frame, and
 * records the errors that it logs.
 */
export function beforeEach({ parameters }: Pick<StoryContext, 'parameters'>): void {
  spyOn(console, 'error').mockName('console.error');
  document.body.style.padding = parameters['layout'] === 'padded' ? '1rem' : '';
}

type AuditedStory = Pick<StoryContext, 'globals' | 'name' | 'tags' | 'title'>;

/**
 * The tag of the pages and popups that pay, and of what they consist of. Each change has them audited in every view, and
 * with large text; all other stories are audited in a few views then, and in every view at night.
 */
const paying = 'every-view';

/**
 * Audits a story as its `play` has left it, then takes away the padding: other files of tests use the
 * same page.
 *
 * @throws Error that names the story, with a line for each fault
 */
export async function afterEach({ globals, name, tags, title }: AuditedStory): Promise<void> {
  await expect(console.error).not.toHaveBeenCalled();
  const pays = tags.includes(paying);
  const faults = [
    ...(await auditPage(globals, pays || inject('isFullRun') ? everyView : fewViews)),
    ...(pays ? await auditLargeText(globals) : []),
  ];
  document.body.style.padding = '';
  if (faults.length > 0) throw new Error(`${title} › ${name}: ${faults.join('\n  ')}`);
}
