/**
 * What this page sells: one thing, to one character, so that all there is to see is the paying. A real
 * page lets the player choose, and reads price and currency from the goods list (`getThirdGift`).
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

/** @param {string} name of a host of the sandbox this page is served by */
export function hostOf(name) {
  return `${location.protocol}//${name}.localhost:${location.port}`;
}
