import type { ShopHosts } from '@shop/brands';

/**
 * What a third party's page has to allow to sell with the package, and nothing else: its own files,
 * the API, and, for the channels that need them, card frames and the gateway's script.
 */
export function plainWebPolicy({ api, cards, pay }: ShopHosts): string {
  const [main = ''] = api;
  return [
    "default-src 'none'",
    `script-src 'self' ${pay}/gateway/v1.js`,
    "style-src 'self'",
    `img-src 'self' data: ${main}`,
    `connect-src ${main}`,
    `frame-src ${cards}`,
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
