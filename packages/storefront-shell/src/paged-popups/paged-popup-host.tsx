import { pageWindow } from '@shop/storefront-core/browser';
import type { StepRoutes } from '@shop/storefront-core/entry';
import {
  type BackButton,
  type PopupName,
  createBackButton,
  popupStack,
  selectPopups,
} from '@shop/storefront-core/popups';
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import { type PopupHostProps, Popups } from '@shop/storefront/popups';
import { useShownPage } from '@shop/storefront/router';
import { useServices } from '@shop/storefront/services';
import { useShopDispatch, useShopSelector, useShopStore } from '@shop/storefront/store';

/** The popups that are pages in the old version. */
const pageNames = ['recharge', 'result'] as const satisfies readonly PopupName[];

type PageName = (typeof pageNames)[number];

/** Props of {@link PagedPopupHost}. */
export interface PagedPopupHostProps extends PopupHostProps {
  readonly steps: StepRoutes;
  /** The query of links inside the shop. */
  readonly search: string;
}

/** The open popups of the old version, in which payment and result are pages. */
export function PagedPopupHost({ popups, ...routes }: PagedPopupHostProps): ReactElement {
  usePopupPages(routes);
  return <Popups popups={popups} inPage={pageNames} />;
}

/**
 * Keeps the page and the stack of popups in step. The stack tells what is open: opening a popup that is a page leads to
 * it, closing it leads back, and a page that the player comes to opens its popup. The game list is a page without a
 * popup, which is only led to.
 */
function usePopupPages({ steps, search }: Omit<PagedPopupHostProps, 'popups'>): void {
  const dispatch = useShopDispatch();
  const open = useShopSelector(selectPopups);
  const store = useShopStore();
  const page = useShownPage();
  const { pageHistory } = useServices();
  const button = useRef<BackButton<PageName> | null>(null);

  /** Opens the popup of a page below the others. */
  const showPage = useEffectEvent((page: PageName, others: readonly PopupName[]): void => {
    dispatch(popupStack.actions.replaced(page));
    others.forEach((name) => dispatch(popupStack.actions.opened(name)));
  });
  const addressOf = useEffectEvent((step: keyof StepRoutes): string => steps[step] + search);

  useEffect(() => {
    const shown = (): PageName | null => {
      const { pathname } = pageHistory.shown;
      return pageNames.find((name) => steps[name] === pathname) ?? null;
    };
    const leadTo = (page: PageName | null): void => {
      if (page === null) {
        pageHistory.leavePage(addressOf('select-goods'));
        return;
      }
      const address = addressOf(page);
      const from = shown();
      const { isAbovePage } = pageHistory.entry;
      if (from === null) pageHistory.push(address, { isAbovePage: true });
      // The payment gives its place to the result, so that no step back leads to paying again.
      else pageHistory.replace(address, { isAbovePage, origin: from === 'recharge' ? from : null });
    };
    const onChange = (page: PageName | null): void => {
      pageNames
        .filter((name) => name !== page)
        .forEach((name) => dispatch(popupStack.actions.closed(name)));
      const stack = selectPopups(store.getState());
      if (page === null || stack.includes(page)) return;
      showPage(page, stack);
    };
    const closeTop = (): void => {
      dispatch(popupStack.actions.topClosed());
    };
    button.current = createBackButton(pageHistory, closeTop, { shown, leadTo, onChange });
    const first = shown();
    // What was pressed before this code arrived stays open.
    if (first !== null) onChange(first);
    return button.current.stop;
  }, [dispatch, pageHistory, steps, store]);

  useEffect(() => {
    button.current?.pageShown();
  }, [page]);

  useEffect(() => {
    // The state of now: a page that the player has come to may have opened its popup meanwhile.
    const stack = selectPopups(store.getState());
    if (stack.includes('games')) {
      dispatch(popupStack.actions.closed('games'));
      if (pageHistory.shown.pathname !== steps['select-game'])
        pageHistory.push(addressOf('select-game'));
      else pageWindow().document.querySelector<HTMLElement>('main button')?.focus();
      return;
    }
    const pages = stack.flatMap((name) => pageNames.find((page) => page === name) ?? []);
    const page = pages.at(-1) ?? null;
    const others = stack.filter((name) => !pages.some((page) => page === name));
    if (page !== null && pages.length > 1) {
      // An order is shown again in a visit that has begun at the payment: one page at a time.
      showPage(page, others);
      return;
    }
    button.current?.follow(others.length, page);
  }, [open, dispatch, pageHistory, store, steps]);
}
