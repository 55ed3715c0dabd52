import { test as base } from '@playwright/test';

/** What is thrown in any page of a test, the providers' pages included. */
interface WatchedFixtures {
  readonly thrown: readonly string[];
}

/** A test that fails when a page throws an error, whoever made the page. */
export const watchedTest = base.extend<WatchedFixtures>({
  thrown: [
    async ({ context }, use) => {
      const thrown: string[] = [];
      context.on('weberror', (event) => thrown.push(event.error().message));
      await use(thrown);
      base.expect(thrown, 'errors thrown in a page').toEqual([]);
    },
    { auto: true },
  ],
});
