export { createHostMemory } from './host-memory';
export { readShopEntry, type ShopEntry } from './read-shop-entry';
export { startFirstCalls, startReplenishCalls } from './start-first-calls';
