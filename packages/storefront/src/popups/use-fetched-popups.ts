import { type ComponentType, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useServices } from '../services';
import { toastSlice, type ToastText } from '../toasts';
import { type PopupName, popupStack } from './popup-stack';

/** What a popup's container is given by the host. */
export interface PopupContainerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A popup whose code is fetched when it is first opened, or ahead of that by `preload`. */
export interface LazyPopup {
  /** Brings the code. Rejects where it cannot be had, and may be asked again. */
  readonly load: () => Promise<ComponentType<PopupContainerProps>>;
  /** Fetches the code ahead of the press. Where that fails, opening the popup asks again. */
  readonly preload: () => void;
}

/** Makes a popup's container lazy; `load` imports it by name. */
export function lazyPopup(load: LazyPopup['load']): LazyPopup {
  return {
    load,
    preload: () => {
      load().catch(() => undefined);
    },
  };
}

/** Each popup by its name. */
export type PopupTable = Readonly<Record<PopupName, LazyPopup>>;

type Fetched = ReadonlyMap<PopupName, ComponentType<PopupContainerProps>>;

const none: Fetched = new Map();

const networkError: ToastText = { kind: 'key', key: 'error.network' };

/**
 * The popups whose code is here, with the texts that all of them have in common, in the order they
 * came. One that cannot be fetched is closed again with a word to the player, and the next press tries
 * anew: nothing is thrown, since that would take the whole page away.
 */
export function useFetchedPopups(open: readonly PopupName[], popups: PopupTable): Fetched {
  const dispatch = useDispatch();
  const { i18n, randomUuid } = useServices();
  const [fetched, setFetched] = useState(none);

  useEffect(() => {
    async function fetchPopup(name: PopupName): Promise<void> {
      try {
        const [Container] = await Promise.all([popups[name].load(), i18n.loadDeferred()]);
        setFetched((before) => (before.has(name) ? before : new Map(before).set(name, Container)));
      } catch {
        dispatch(popupStack.actions.closed(name));
        dispatch(toastSlice.actions.shown({ id: randomUuid(), tone: 'error', text: networkError }));
      }
    }
    open.filter((name) => !fetched.has(name)).forEach((name) => void fetchPopup(name));
  }, [open, fetched, popups, dispatch, i18n, randomUuid]);

  return fetched;
}
