import type { PayLink } from '../links/pay-link';

/** The address of the card fields, with the origin they may post to in its query as `parent`. */
export function cardFrameUrl(url: PayLink, shopOrigin: string): string {
  const address = new URL(url);
  address.searchParams.set('parent', shopOrigin);
  return address.href;
}
