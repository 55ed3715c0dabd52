import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ShopState, ShopStore } from './store';

/** `useDispatch` of the shop's store, which takes thunks too. */
export const useShopDispatch = useDispatch.withTypes<ShopStore['dispatch']>();

/** `useSelector` of the shop's state. */
export const useShopSelector = useSelector.withTypes<ShopState>();

/** `useStore` of the shop. */
export const useShopStore = useStore.withTypes<ShopStore>();
