import { type ComponentType, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { withLaterStyles } from '../browser';
import { loadCode } from '../error-boundary';
import { useServices } from '../services';
import { toastSlice, type ToastText } from '../toasts';
import { type PopupName, popupStack } from './popup-stack';

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

const networkError: ToastText = { kind: 'key', key: 'error.network' };

/**
 * Returns the popups whose code and common texts are loaded, in the order they were loaded. A popup
 * that cannot be loaded is closed again with an error toast, and the next press tries again. Nothing is
 * thrown, since that would unmount the whole page.
 */
export function useFetchedPopups(open: readonly PopupName[], popups: PopupTable): Fetched {
  const dispatch = useDispatch();
  const { i18n, page, randomUuid } = useServices();
  const [fetched, setFetched] = useState(none);

  useEffect(() => {
    async function fetchPopup(name: PopupName): Promise<void> {
      try {
        const [Container] = await loadCode(page.reload, () =>
          Promise.all([popups[name].load(), i18n.loadDeferred()]),
        );
        setFetched((before) => (before.has(name) ? before : new Map(before).set(name, Container)));
      } catch {
        dispatch(popupStack.actions.closed(name));
        dispatch(toastSlice.actions.shown({ id: randomUuid(), tone: 'error', text: networkError }));
      }
    }
    open.filter((name) => !fetched.has(name)).forEach((name) => void fetchPopup(name));
  }, [open, fetched, popups, dispatch, i18n, page, randomUuid]);

  return fetched;
}
