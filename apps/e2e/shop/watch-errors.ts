import type { Page } from '@playwright/test';

/** The messages of errors that the page throws from now on; the list grows as they come. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
