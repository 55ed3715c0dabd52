import { test as base } from '@playwright/test';

/** Errors thrown in any page of a test, including the providers' pages. */
interface WatchedFixtures {
  readonly thrown: readonly string[];
}

/** A test that fails when any page throws an error. */
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
