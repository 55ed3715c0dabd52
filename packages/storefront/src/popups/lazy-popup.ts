import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** What a popup's container is given by the host. */
export interface PopupContainerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A popup whose code is fetched when it is first opened, or ahead of that by `preload`. */
export interface LazyPopup {
  readonly Component: LazyExoticComponent<ComponentType<PopupContainerProps>>;
  /** Fetches the code ahead of the press. A failure shows up again when the popup is opened. */
  readonly preload: () => void;
}

/** Makes a popup's container lazy; `load` imports it by name. */
export function lazyPopup(load: () => Promise<ComponentType<PopupContainerProps>>): LazyPopup {
  return {
    Component: lazy(async () => ({ default: await load() })),
    preload: () => {
      load().catch(() => undefined);
    },
  };
}
