import type { Page } from '@playwright/test';

/** What the channel says about a story: how it ended, or what went wrong in it. */
interface News {
  readonly status?: string;
  readonly message?: string;
}

/** The part of Storybook's channel that changes what a page shows. */
interface Channel {
  emit: (event: string, content: unknown) => void;
  on: (event: string, listener: (news: News) => void) => void;
  off: (event: string, listener: (news: News) => void) => void;
}

declare global {
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/**
 * Says something on the channel and waits until the story that follows is drawn and played.
 *
 * @returns `success`, or what went wrong
 */
function emitAndWait(page: Page, event: string, content: unknown): Promise<string> {
  return page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const troubles = ['storyThrewException', 'storyErrored', 'playFunctionThrewException'];
        let trouble = '';
        const hear = ({ message = '' }: News): void => {
          trouble ||= message;
        };
        const end = (outcome: string): void => {
          for (const name of troubles) channel.off(name, hear);
          channel.off('storyFinished', finish);
          channel.off('storyMissing', miss);
          resolve(outcome);
        };
        const finish = ({ status = '' }: News): void => {
          end(status === 'success' ? status : `${status} ${trouble}`);
        };
        const miss = (): void => {
          end('missing');
        };
        for (const name of troubles) channel.on(name, hear);
        channel.on('storyFinished', finish);
        channel.on('storyMissing', miss);
        channel.emit(wanted.event, wanted.content);
      }),
    { event, content },
  );
}

/**
 * Shows a story without loading the page again; the one that is shown already begins anew.
 *
 * @returns `success`, or what Storybook says instead where it could not be drawn or played
 */
export function showStory(page: Page, storyId: string): Promise<string> {
  const shown = new URL(page.url()).searchParams.get('id');
  return shown === storyId
    ? emitAndWait(page, 'forceRemount', { storyId })
    : emitAndWait(page, 'setCurrentStory', { storyId, viewMode: 'story' });
}

/** Draws the story once more in a language; what it has become by being played stays. */
export function showLanguage(page: Page, language: string): Promise<string> {
  return emitAndWait(page, 'updateGlobals', { globals: { language } });
}
