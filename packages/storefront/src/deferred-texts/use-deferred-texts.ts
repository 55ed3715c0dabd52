import { onReturn } from '@shop/storefront-core/browser';
import { useEffect, useState } from 'react';
import { useServices } from '../services';

/**
 * Loads the common texts of everything but the first screen; again when the player returns to the page, if
 * that fails. Returns whether they are there.
 */
export function useDeferredTexts(): boolean {
  const { i18n } = useServices();
  const [hasTexts, setHasTexts] = useState(i18n.hasDeferred);
  useEffect(() => {
    const load = (): void => {
      i18n.loadDeferred().then(
        () => {
          setHasTexts(true);
        },
        () => undefined,
      );
    };
    load();
    return onReturn(load);
  }, [i18n]);
  return hasTexts;
}
