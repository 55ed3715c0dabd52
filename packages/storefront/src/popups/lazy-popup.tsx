import { LaterTexts } from '@shop/i18n';
import { type ComponentType, type ReactElement, lazy } from 'react';

/** What a popup's container is given by the host. */
export interface PopupContainerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A popup whose code is fetched when it is first opened, or ahead of that by `preload`. */
export interface LazyPopup {
  /** Suspends until the popup's code and its texts are here; throws where either cannot be had. */
  readonly Component: ComponentType<PopupContainerProps>;
  /** Fetches the code ahead of the press. A failure shows up again when the popup is opened. */
  readonly preload: () => void;
}

/** Makes a popup's container lazy; `load` imports it by name. */
export function lazyPopup(load: () => Promise<ComponentType<PopupContainerProps>>): LazyPopup {
  const Container = lazy(async () => ({ default: await load() }));

  function Popup(props: PopupContainerProps): ReactElement {
    return (
      <LaterTexts>
        <Container {...props} />
      </LaterTexts>
    );
  }
  return {
    Component: Popup,
    preload: () => {
      load().catch(() => undefined);
    },
  };
}
