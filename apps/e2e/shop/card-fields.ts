import type { FrameLocator, Page } from '@playwright/test';

/** The provider's fields, in the provider's frame inside the card frame inside the shop. */
export function cardFieldsOf(page: Page): FrameLocator {
  return page.frameLocator('iframe').frameLocator('iframe');
}

/** Fills in the provider's fields, and presses its button. */
export async function payWithCard(page: Page, number: string): Promise<void> {
  const fields = cardFieldsOf(page);
  await fields.getByLabel(/Card number/).fill(number);
  await fields.getByLabel(/Expiry/).fill('12/34');
  await fields.getByLabel(/CVC|Security/).fill('123');
  await fields.getByRole('button', { name: /^Pay [^i]/ }).click();
}
