export { type ShopEntry, readShopEntry } from './read-shop-entry';
export { startFirstCalls, startReplenishCalls } from './start-first-calls';
export { createHostMemory } from './host-memory';
