import { createPurchases, webStorageRecords } from '@shop/payments/purchase';

/** The purchases of this tab without an answer. The page knows nothing of them but their keys. */
export const purchases = createPurchases({
  records: webStorageRecords(sessionStorage, 'plain-web-purchase', () => ({})),
  time: { mark: () => Date.now(), since: (then) => Date.now() - then },
  newKey: () => crypto.randomUUID(),
});
