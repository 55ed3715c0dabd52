import { type Page, test as base } from '@playwright/test';
import { openBook } from './book-page';
import { readStories } from './read-stories';

/** A test with the book open; each worker opens it once and turns its pages. */
export const test = base.extend<object, { book: Page }>({
  book: [
    async ({ browser }, use) => {
      const page = await openBook(browser, readStories()[0]?.id ?? '');
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});
