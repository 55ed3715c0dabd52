import {
  type PopupName,
  createBackButton,
  popupStack,
  selectPopups,
} from '@shop/storefront-core/popups';
import { SheetColumnProvider, SheetPlaceProvider } from '@shop/ui/sheet';
import { type ReactElement, useEffect, useRef } from 'react';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useIsWideWindow, usePaymentColumn } from './payment-column';
import { usePopupPlace } from './popup-places';
import { type PopupTable, useFetchedPopups } from './use-fetched-popups';

/** Props of {@link PopupHost}. */
export interface PopupHostProps {
  readonly popups: PopupTable;
}

/** The open popups, over the page; on a wide one payment and result beside its content. */
export function PopupHost({ popups }: PopupHostProps): ReactElement {
  const dispatch = useShopDispatch();
  const { pageHistory } = useServices();
  const depth = useShopSelector(selectPopups).length;
  const button = useRef<ReturnType<typeof createBackButton> | null>(null);
  useEffect(() => {
    button.current = createBackButton(pageHistory, () => {
      dispatch(popupStack.actions.topClosed());
    });
    return button.current.stop;
  }, [dispatch, pageHistory]);
  useEffect(() => {
    button.current?.follow(depth);
  }, [depth]);
  return <Popups popups={popups} inColumn={usePaymentColumn()} />;
}

/** Props of {@link Popups}. */
export interface PopupsProps extends PopupHostProps {
  /** Those that are part of a page. */
  readonly inPage?: readonly PopupName[];
  /** Those that are beside the content of a page, where that is wide. */
  readonly inColumn?: readonly PopupName[];
}

const none: readonly PopupName[] = [];

/**
 * Renders the open popups. A popup stays mounted after it was first opened, so that it can animate
 * its closing and return the focus, and so that a purchase under way ends although its page was left.
 */
export function Popups({ popups, inPage = none, inColumn = none }: PopupsProps): ReactElement {
  const dispatch = useShopDispatch();
  const open = useShopSelector(selectPopups);
  const fetched = useFetchedPopups(open, popups);
  const { place, side } = usePopupPlace();
  const isWide = useIsWideWindow();
  const columnOf = (name: PopupName): HTMLElement | null => {
    if (inPage.includes(name)) return isWide ? side : null;
    return inColumn.includes(name) ? place : null;
  };

  return (
    <>
      {[...fetched].map(([name, Container]) => (
        <SheetPlaceProvider key={name} value={inPage.includes(name) ? place : undefined}>
          <SheetColumnProvider value={columnOf(name)}>
            <Container
              open={open.includes(name)}
              onOpenChange={(isOpen) => {
                if (!isOpen) dispatch(popupStack.actions.closed(name));
              }}
            />
          </SheetColumnProvider>
        </SheetPlaceProvider>
      ))}
    </>
  );
}
