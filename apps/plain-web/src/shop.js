/**
 * The only item of this page, for one role, so that the page shows only the payment. A real page lets
 * the player choose, and reads price and currency from the goods list (`getThirdGift`).
 */
export const item = /** @type {const} */ ({
  client_id: '510001',
  domain_area: 'universal',
  areaId: 'am',
  server_id: 's1',
  role_id: '51000111',
  product_id: '510001-gems-300',
  name: '300 Starlight',
  price: 4.99,
  currency: 'USD',
});

/** @param {string} name of a host of the sandbox that serves this page */
export function hostOf(name) {
  return `${location.protocol}//${name}.localhost:${location.port}`;
}
