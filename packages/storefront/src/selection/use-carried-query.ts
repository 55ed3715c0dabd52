import { useLanguage } from '@shop/i18n/react';
import { carriedQuery } from '@shop/storefront-core/entry';
import { selectLink } from '@shop/storefront-core/selection';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services';
import { useShopSelector } from '../store';

const unsubscribe = (): void => undefined;
const subscribeToNothing = (): (() => void) => unsubscribe;

/** Returns the query that links inside the shop have, such as `?replenish_id=r`; it may be empty. */
export function useCarriedQuery(): string {
  const { area, config, query } = useServices();
  const link = useShopSelector(selectLink);
  const { code: language } = useLanguage();
  // The prerendered links have no query; React keeps their addresses until the next render.
  return useSyncExternalStore(
    subscribeToNothing,
    () => carriedQuery({ brand: config.brand, area, query, link, language }),
    () => '',
  );
}
