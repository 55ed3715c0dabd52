export { OpenPopup } from './open-popup';
export { advanceTime, renderHookInShop, renderInShop } from './render-in-shop';
export { openTestShop, sky, type TestShop, type TestShopOptions } from './test-shop';
