import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { carriedQuery } from '../entry';
import { useServices } from '../services';
import { selectLink } from './link-slice';

const unsubscribe = (): void => undefined;
const subscribeToNothing = (): (() => void) => unsubscribe;

/** Returns the query that links inside the shop have, such as `?replenish_id=r`; it may be empty. */
export function useCarriedQuery(): string {
  const { area, config, query } = useServices();
  const link = useSelector(selectLink);
  // The prerendered links have no query; React keeps their addresses until the next render.
  return useSyncExternalStore(
    subscribeToNothing,
    () => carriedQuery({ brand: config.brand, area, query, link }),
    () => '',
  );
}
