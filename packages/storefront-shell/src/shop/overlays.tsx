import { useInitPageQuery } from '@shop/api-client';
import { vipPath } from '@shop/brands/pages';
import { prepareRegionNames } from '@shop/i18n';
import { useLanguage } from '@shop/i18n/react';
import { reportUncaught, saveLanguageForHost, whenIdle } from '@shop/storefront-core/browser';
import { readSavedLanguage } from '@shop/storefront-core/language';
import { selectPopups } from '@shop/storefront-core/popups';
import { stepAt } from '@shop/storefront-core/selection';
import { takeStartFailure } from '@shop/storefront-core/start-failure';
import type { StepView } from '@shop/storefront-core/tracking';
import { useChosenTypeInSight } from '@shop/ui/goods-grid';
import { type ReactElement, useEffect } from 'react';
import { UnansweredNotice, useContinuedCard, useResumedPurchase } from '@shop/storefront/checkout';
import { ConnectionNotice } from '@shop/storefront/connection';
import { FooterButtons, useFooterLinks } from '@shop/storefront/footer';
import { useGameColours, useGameLogo } from '@shop/storefront/game-page';
import { useLimitNotes, useRefusedGame, useSaveLastGoods } from '@shop/storefront/goods';
import { useDeferredTexts } from '@shop/storefront/deferred-texts';
import { RealNameNotice, useUnverifiedPlayer } from '@shop/storefront/real-name';
import { OrdersNotice, useLinkedOrder, useResumedOrder } from '@shop/storefront/result';
import { useShownPage } from '@shop/storefront/router';
import { useEntryLink } from '@shop/storefront/selection';
import { useServices } from '@shop/storefront/services';
import { useAccountElsewhere, useEntryToken } from '@shop/storefront/sign-in';
import { useShopSelector } from '@shop/storefront/store';
import { ShopToasts } from '@shop/storefront/toasts';
import { useTracking } from '@shop/storefront/tracking';
import { popupTable } from '@shop/storefront/popup-table';
import type { FooterExtrasProps } from './shop-popups';
import { StorageNotice } from './storage-notice';

export { GiftLine, GiftMark } from '@shop/storefront/activity';
export { PhoneButton } from '@shop/storefront/phone';
export { ConfirmGame, GameBand } from '@shop/storefront/selection';

/** Toasts above the page; also opens the popup again that a reload has closed. */
export function Overlays(): ReactElement {
  useBeginningOfVisit();
  useTracking(useInitPage(), usePageView());
  usePreparations();
  useLanguageOfHost();
  useStartFailureReport();
  useGameAndGoods();
  return <ShopToasts />;
}

/** Goes on with what an earlier page, a link, another tab or an order has begun. */
function useBeginningOfVisit(): void {
  useContinuedCard();
  useResumedOrder();
  useResumedPurchase();
  useLinkedOrder();
  useAccountElsewhere();
  useEntryToken();
  useEntryLink();
  useUnverifiedPlayer();
}

/** Fetches and computes ahead what a press would have to wait for. */
function usePreparations(): void {
  usePreloadedPopups();
  usePreloadedTexts();
  usePreparedNames();
}

/** What the page does about the chosen game and its goods, besides showing them. */
function useGameAndGoods(): void {
  useSaveLastGoods();
  useLimitNotes(useAreGoodsShown());
  useChosenTypeInSight();
  useRefusedGame();
  useGameColours();
  useGameLogo();
}

/** Notices about the whole page. Those with deferred texts are shown once these are loaded. */
export function Notices(): ReactElement {
  const hasTexts = useDeferredTexts();
  return (
    <>
      <ConnectionNotice />
      {hasTexts && <UnansweredNotice />}
      {hasTexts && <OrdersNotice />}
      {hasTexts && <RealNameNotice />}
      {hasTexts && <StorageNotice />}
    </>
  );
}

/** What the footer has besides the links of the brand. */
export function FooterExtras({ onLinks }: FooterExtrasProps): ReactElement | null {
  useFooterLinks(onLinks);
  return useDeferredTexts() ? <FooterButtons /> : null;
}

/** Makes the page init call of spec §7; returns whether it has ended, successfully or not. */
function useInitPage(): boolean {
  const { area, query } = useServices();
  const { isError, isSuccess } = useInitPageQuery({
    domain_area: area,
    ...(query.clientId === null ? {} : { client_id: query.clientId }),
  });
  return isSuccess || isError;
}

/** Returns the step that is shown, with what it was reached from (spec §2); nothing on other pages. */
function usePageView(): StepView {
  const { pathname } = useShownPage();
  const { pageHistory, steps } = useServices();
  const page = stepAt(steps, pathname);
  if (page === null) return {};
  return { page, origin: pageHistory.entry.origin ?? undefined };
}

/** Whether goods are shown where they are read: the VIP centre, without a popup above, reads them for their currency. */
function useAreGoodsShown(): boolean {
  const { pathname } = useShownPage();
  const isPopupOpen = useShopSelector(selectPopups).length > 0;
  return isPopupOpen || pathname !== vipPath;
}

/**
 * Loads the popups of a purchase ahead of the press, among them the one that is shown when the network
 * is lost.
 */
function usePreloadedPopups(): void {
  useEffect(() => {
    const { login, servers, roles, result } = popupTable;
    [login, servers, roles, result, popupTable['unknown-outcome']].forEach((popup) => {
      popup.preload();
    });
  }, []);
}

/** Loads the common texts of all popups ahead. If that fails, a popup tries again. */
function usePreloadedTexts(): void {
  const { i18n } = useServices();
  useEffect(() => {
    i18n.loadDeferred().catch(() => undefined);
  }, [i18n]);
}

/** Prepares the names of countries, which the payment shows. */
function usePreparedNames(): void {
  const { code } = useLanguage();
  useEffect(
    () =>
      whenIdle(() => {
        prepareRegionNames(code);
      }),
    [code],
  );
}

/** Reports an earlier page that did not start, if it could not report that itself. */
function useStartFailureReport(): void {
  const { storage } = useServices();
  useEffect(() => {
    const failure = takeStartFailure(storage);
    if (failure !== null) reportUncaught(failure);
  }, [storage]);
}

/** Renews the cookie by which the host chooses the page's language, or sets it after an earlier choice. */
function useLanguageOfHost(): void {
  const { storage } = useServices();
  useEffect(() => {
    const language = readSavedLanguage(storage);
    if (language !== null) saveLanguageForHost(language);
  }, [storage]);
}
