export { useShopDispatch, useShopSelector, useShopStore } from './hooks';
export { type ShopState, type ShopStore, createShopStore, prerenderedState } from './store';
