import type { I18n } from '@shop/i18n';
import { loadUntilThere } from '@shop/storefront-core/lost-code';
import { useEffect, useState } from 'react';
import { useServices } from '../services';

/** Loads the common texts of everything but the first screen. Returns whether they are there. */
export function useDeferredTexts(): boolean {
  return useDeferredTextsOf(useServices().i18n);
}

/** Does the same with a translation that is not of a shop. */
export function useDeferredTextsOf(i18n: I18n): boolean {
  const [hasTexts, setHasTexts] = useState(i18n.hasDeferred);
  useEffect(() => {
    if (hasTexts) return undefined;
    return loadUntilThere(i18n.loadDeferred, () => {
      setHasTexts(true);
    });
  }, [i18n, hasTexts]);
  return hasTexts;
}
