import { startTimer, withLaterStyles } from '@shop/storefront-core/browser';
import { type LossCause, comesByItself, retryPauseMs } from '@shop/storefront-core/lost-code';
import { type PopupName, lostPopupSlice, selectLostPopup } from '@shop/storefront-core/popups';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { causeOf } from '../lost-code';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';

/** Props of a popup's container. */
export interface PopupContainerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A popup whose code is fetched when it is first opened, or ahead of that by `preload`. */
export interface LazyPopup {
  /** Loads the code. Rejects if that fails; a later call tries again. */
  readonly load: () => Promise<ComponentType<PopupContainerProps>>;
  /** Loads the code ahead of the press. If that fails, opening the popup tries again. */
  readonly preload: () => void;
}

/** Creates a lazy popup; `load` imports its container. Its styles are loaded with it. */
export function lazyPopup(load: LazyPopup['load']): LazyPopup {
  const loadAll = () => withLaterStyles(load());
  return {
    load: loadAll,
    preload: () => {
      loadAll().catch(() => undefined);
    },
  };
}

/** Each popup by its name. */
export type PopupTable = Readonly<Record<PopupName, LazyPopup>>;

type Fetched = ReadonlyMap<PopupName, ComponentType<PopupContainerProps>>;

const none: Fetched = new Map();

/**
 * Returns the popups whose code and common texts are loaded, in the order they were loaded. One that cannot be loaded
 * stays open, and the store says why it is not shown: each press tries again, and so does a timer. Nothing is
 * thrown, since that would unmount the whole page.
 */
export function useFetchedPopups(open: readonly PopupName[], popups: PopupTable): Fetched {
  const dispatch = useShopDispatch();
  const { code, i18n } = useServices();
  const lost = useShopSelector(selectLostPopup);
  const [fetched, setFetched] = useState(none);
  const [retries, setRetries] = useState(0);

  const tell = useEffectEvent((cause: LossCause | null) => {
    if (cause !== lost) dispatch(lostPopupSlice.actions.changed(cause));
  });
  const fetchMissing = useEffectEvent((how: 'load' | 'ahead') => {
    for (const name of open.filter((one) => !fetched.has(one)))
      code[how](async () => Promise.all([popups[name].load(), i18n.loadDeferred()])).then(
        ([Container]) => {
          setFetched((before) =>
            before.has(name) ? before : new Map(before).set(name, Container),
          );
          dispatch(lostPopupSlice.actions.changed(null));
        },
        (error: unknown) => {
          if (how === 'load') dispatch(lostPopupSlice.actions.changed(causeOf(error)));
        },
      );
  });

  // Each press makes another stack, also for a popup that is in it.
  useEffect(() => {
    tell(null);
    fetchMissing('load');
  }, [open]);
  useEffect(() => {
    if (lost === null || !comesByItself(lost)) return undefined;
    return startTimer(() => {
      fetchMissing('ahead');
      setRetries((count) => count + 1);
    }, retryPauseMs);
  }, [lost, retries]);

  return fetched;
}
