import type { Page } from '@playwright/test';
import * as v from 'valibot';

const storedUser = v.object({ d: v.object({ oauth_token: v.string() }) });

/** Claims every coupon that the signed-in player may claim in a game, as another tab would. */
export async function claimCoupons(page: Page, clientId: string, gpId: string): Promise<void> {
  const stored = await page.evaluate(
    (key) => localStorage.getItem(key) ?? '',
    `paymentUserinfo.${gpId}`,
  );
  const { oauth_token } = v.parse(storedUser, JSON.parse(stored)).d;
  const query = new URLSearchParams({ client_id: clientId, oauth_token }).toString();
  const api = new URL(page.url());
  api.hostname = 'api.localhost';
  await page.evaluate(
    (address) => fetch(address),
    `${api.origin}/api/coupons/receiveCoupons?${query}`,
  );
}
