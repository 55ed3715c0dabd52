import { type ShopEvent, failurePresentation } from '@shop/api-client';
import { currentUser } from '@shop/contract';
import type { MessageKey } from '@shop/i18n';
import { saidInPlace, unnoticed } from '../connection';
import type { ShopServices } from '../services';
import type { ShopStore } from './create-shop-store';
import { popupStack } from '../popups';
import { selectLink, selectionSlice } from '../selection';
import { forgetUser, sessionSlice } from '../session';
import { toastSlice } from '../toasts';
import { forgetArea } from '../entry';
import { keepUnverified } from '../real-name';
import { openTabStorage } from '../storage';
import { forgetLastGoods } from '../goods';
import { pageWindow } from '../browser';
import type { Reporter, ErrorReport } from '../error-reports';

/** An event of the transport, or an uncaught error. */
export type PageEvent = ShopEvent | { readonly kind: 'exception'; readonly error: unknown };

/** Handles an event: applies its effect on the page, and reports failures. */
export function onPageEvent(
  event: PageEvent,
  store: ShopStore,
  services: ShopServices,
  version: string,
): void {
  switch (event.kind) {
    case 'notice':
      reactToEvent(event, store, services);
      return;
    case 'call-failed':
      reactToEvent(event, store, services);
      sendErrorReport(event, services, version);
      return;
    case 'exception':
      sendErrorReport(event, services, version);
      return;
  }
}

/** Applies the codes of spec §8 to the page, each once however many calls received it. */
export function reactToEvent(
  event: ShopEvent,
  store: Pick<ShopStore, 'dispatch' | 'getState'>,
  services: ShopServices,
): void {
  const say = (key: MessageKey): void => {
    const text = { kind: 'key', key } as const;
    store.dispatch(toastSlice.actions.shown({ id: services.randomUuid(), tone: 'error', text }));
  };
  switch (event.kind) {
    case 'notice':
      reactToNotice(event, store, services, say);
      return;
    case 'call-failed':
      // Other failures are shown by the flow that made the call.
      if (!event.isFirst || failurePresentation[event.callKind] !== 'toast') return;
      if (unnoticed.has(event.failure.call)) return;
      if (!isShownInPlace(event.failure.call, store)) say('error.network');
      return;
  }
}

/** Whether a part of the page says that the call failed. It does not while it shows earlier content. */
function isShownInPlace(call: string, { getState }: Pick<ShopStore, 'getState'>): boolean {
  const queries = Object.values(getState().shopApi.queries);
  const hasContent = queries.some((one) => one?.endpointName === call && one.data !== undefined);
  return saidInPlace.has(call) && !hasContent;
}

function reactToNotice(
  { notice, call, clientId }: Extract<ShopEvent, { kind: 'notice' }>,
  { dispatch, getState }: Pick<ShopStore, 'dispatch' | 'getState'>,
  { endPaths, now, page, query, storage }: ShopServices,
  say: (key: MessageKey) => void,
): void {
  const signOut = (): void => {
    const { user } = getState().session;
    if (user !== null) forgetUser(storage, user.gp_id);
    dispatch(sessionSlice.actions.userChanged(null));
  };
  /** Leads to a page that ends the visit. One that has been reached stays: its own calls can be answered so again. */
  const endAt = (end: 'notArea' | 'showError' | 'errorReplenish' | 'expired'): void => {
    if (!endPaths.includes(pageWindow().location.pathname)) page.goTo(end);
  };
  /** Clears the player and goes home (spec §8). A page that is loaded without them asks about the proof. */
  const refuseUnverified = (): void => {
    const { user } = getState().session;
    if (user === null) return;
    signOut();
    if (keepUnverified(openTabStorage(pageWindow(), now), user)) page.goTo('home');
    else dispatch(popupStack.actions.replaced('real-name'));
  };
  /** Whether a game was refused that is neither chosen nor linked: the game list decides about it. */
  const isOfOtherGame = (): boolean =>
    clientId !== undefined && clientId !== getState().selection.game?.clientId;
  switch (notice) {
    case 'not-logged-in':
      // It was the token of a link that was refused, not that of the player.
      if (call === currentUser.name) return;
      // Calls that were on their way with the same token.
      if (getState().session.user === null && getState().popups.includes('login')) return;
      say(getState().session.user === null ? 'tip_login_pre' : 'tip_login_expired');
      signOut();
      // In a game's own view the game signs the player in (spec §8).
      if (!query.isSdkView) dispatch(popupStack.actions.replaced('login'));
      return;
    case 'no-game':
      // The saved choices stay as they are.
      if (clientId !== undefined && clientId === selectLink(getState())?.clientId) {
        endAt('showError');
        return;
      }
      if (isOfOtherGame()) return;
      say('error.noGame');
      forgetLastGoods(storage);
      dispatch(selectionSlice.actions.gameCleared());
      // Without a game there is nothing to pay.
      dispatch(popupStack.actions.closed('recharge'));
      return;
    case 'wrong-domain':
      forgetArea(storage);
      forgetLastGoods(storage);
      endAt('notArea');
      return;
    case 'not-real-name-verified':
      refuseUnverified();
      return;
    case 'replenish-error':
      endAt('errorReplenish');
      return;
    case 'link-expired':
      endAt('expired');
      return;
    // Handled by the flow that makes the call.
    case 'illegal-coupon-use':
      return;
  }
}

const reporters = new WeakMap<ShopServices, Promise<Reporter>>();

/** Loads the error service's client, which a page without errors never needs. */
async function loadReporter({ config, i18n }: ShopServices, version: string): Promise<Reporter> {
  const { createReporter } = await import('../error-reports');
  const window = pageWindow();
  return createReporter({
    host: config.hosts.track,
    fetch: (input, init) => window.fetch(input, init),
    context: () => ({
      host: window.location.hostname,
      brand: config.brand.key,
      version,
      language: i18n.instance.language,
    }),
  });
}

/** Sends a report to the brand's tracking host, without waiting for it. */
function sendErrorReport(report: ErrorReport, services: ShopServices, version: string): void {
  const loading = reporters.get(services) ?? loadReporter(services, version);
  reporters.set(services, loading);
  loading.then(
    (send) => {
      send(report);
    },
    // The network failed; the next report tries again.
    () => {
      reporters.delete(services);
    },
  );
}
