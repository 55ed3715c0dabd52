import type { ComponentType } from 'react';

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
