import type { PayLink } from '../links/pay-link';

/**
 * The address of the card fields, with the origin they may post to in its query as `parent`, and
 * the player's language as `lang`.
 */
export function cardFrameUrl(url: PayLink, shopOrigin: string, language?: string): string {
  const address = new URL(url);
  address.searchParams.set('parent', shopOrigin);
  if (language !== undefined) address.searchParams.set('lang', language);
  return address.href;
}
