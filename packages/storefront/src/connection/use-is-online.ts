import { isOnline, onConnectionChange } from '@shop/storefront-core/browser';
import { useSyncExternalStore } from 'react';

/** The connection of the prerendered page. */
const always = (): boolean => true;

/** Returns whether the browser has a connection; renders again when that changes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline, always);
}
