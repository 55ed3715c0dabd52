import { type Frame, test as base } from '@playwright/test';
import { openBook } from './book-page';
import { readStories } from './read-stories';

/** A test with the book open; each worker opens it once and turns its pages. */
export const test = base.extend<object, { book: Frame }>({
  book: [
    async ({ browser }, use) => {
      const book = await openBook(browser, readStories()[0]?.id ?? '');
      await use(book);
      await book.page().context().close();
    },
    { scope: 'worker' },
  ],
});
