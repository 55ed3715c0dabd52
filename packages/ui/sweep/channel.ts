import type { Frame } from '@playwright/test';

/** What the channel says about a story: how it ended, what went wrong in it, or what it pins. */
interface News {
  readonly status?: string;
  readonly message?: string;
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
}

/** The part of Storybook's channel that changes what a page shows. */
interface Channel {
  emit: (event: string, content: unknown) => void;
  on: (event: string, listener: (news: News) => void) => void;
  off: (event: string, listener: (news: News) => void) => void;
}

/** The part of Storybook's preview that remembers what the toolbars say. */
interface Preview {
  readonly storyStore: {
    readonly userGlobals: { update: (globals: { readonly language: string }) => void };
  };
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__: Preview;
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/**
 * Says something on the channel and waits until the story that follows is drawn and played.
 *
 * @returns `success`, or what went wrong
 */
function emitAndWait(book: Frame, event: string, content: unknown): Promise<string> {
  return book.evaluate(
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
 * Shows a story in English without loading the page again; the one that is shown already begins anew.
 *
 * @returns `success`, or what Storybook says instead where it could not be drawn or played
 */
export async function showStory(book: Frame, storyId: string): Promise<string> {
  const isShown = new URL(book.url()).searchParams.get('id') === storyId;
  if (isShown) {
    await showLanguage(book, 'en');
    return emitAndWait(book, 'forceRemount', { storyId });
  }
  // Said on the channel, it would draw the story that is about to leave once more.
  await book.evaluate(() => {
    window.__STORYBOOK_PREVIEW__.storyStore.userGlobals.update({ language: 'en' });
  });
  return emitAndWait(book, 'setCurrentStory', { storyId, viewMode: 'story' });
}

/** Draws the story once more in a language; what it has become by being played stays. */
export function showLanguage(book: Frame, language: string): Promise<string> {
  return emitAndWait(book, 'updateGlobals', { globals: { language } });
}
