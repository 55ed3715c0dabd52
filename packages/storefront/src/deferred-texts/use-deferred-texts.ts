import type { I18n } from '@shop/i18n';
import { onReturn, startTimer } from '@shop/storefront-core/browser';
import { retryPauseMs } from '@shop/storefront-core/lost-code';
import { useEffect, useState } from 'react';
import { useServices } from '../services';

/** Does the same as {@link useDeferredTextsOf}, with the translation of the shop. */
export function useDeferredTexts(): boolean {
  return useDeferredTextsOf(useServices().i18n);
}

/**
 * Loads the common texts of everything but the first screen. If that fails, again after a pause, and when the player
 * returns to the page, until they are there. Returns whether they are.
 */
export function useDeferredTextsOf(i18n: I18n): boolean {
  const [hasTexts, setHasTexts] = useState(i18n.hasDeferred);
  useEffect(() => {
    if (hasTexts) return undefined;
    let isOver = false;
    let stopTimer = (): void => undefined;
    const load = (): void => {
      stopTimer();
      i18n.loadDeferred().then(
        () => {
          if (!isOver) setHasTexts(true);
        },
        () => {
          if (!isOver) stopTimer = startTimer(load, retryPauseMs);
        },
      );
    };
    load();
    const stopListening = onReturn(load);
    return () => {
      isOver = true;
      stopTimer();
      stopListening();
    };
  }, [i18n, hasTexts]);
  return hasTexts;
}
