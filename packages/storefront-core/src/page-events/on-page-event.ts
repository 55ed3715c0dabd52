import type { UnknownAction } from '@reduxjs/toolkit';
import {
  type FailurePresentation,
  type ShopEvent,
  failurePresentation,
  failurePresentationOf,
} from '@shop/api-client/transport';
import { currentUser } from '@shop/contract';
import type { MessageKey } from '@shop/i18n';
import { pageWindow } from '../browser';
import { forgetArea, reportedPath } from '../entry';
import type { ErrorReport, Reporter } from '../error-reports';
import { type PopupState, popupStack } from '../popups';
import { keepUnverified } from '../real-name';
import { type LinkState, type SelectionState, selectLink, selectionSlice } from '../selection';
import type { ShopServices } from '../services';
import { type SessionState, forgetUser, sessionSlice } from '../session';
import { toastSlice } from '../toasts';
import { forgetLastGoods } from '../goods';

/** The store of a page, as far as events change it and depend on it. */
interface PageStore {
  readonly dispatch: (action: UnknownAction) => void;
  readonly getState: () => PopupState &
    LinkState &
    SelectionState &
    SessionState & {
      /** The answers that the page has, by the API's cache. */
      readonly shopApi: { readonly queries: Readonly<Record<string, KnownAnswer | undefined>> };
    };
}

interface KnownAnswer {
  readonly endpointName?: string;
  readonly data?: unknown;
}

/** An event of the transport, or an uncaught error. */
export type PageEvent = ShopEvent | { readonly kind: 'exception'; readonly error: unknown };

/** Returns what handles the events of a page: it applies their effects on the page, and reports failures. */
export function createEventHandler(
  store: PageStore,
  services: ShopServices,
): (event: PageEvent) => void {
  const report = createReportSender(services);
  return (event) => {
    switch (event.kind) {
      case 'notice':
        reactToEvent(event, store, services);
        return;
      case 'call-failed':
        reactToEvent(event, store, services);
        report(event);
        return;
      case 'exception':
        report(event);
        return;
    }
  };
}

/** Applies the codes of spec §8 to the page, each once however many calls received it. */
export function reactToEvent(event: ShopEvent, store: PageStore, services: ShopServices): void {
  const say = (key: MessageKey): void => {
    const text = { kind: 'key', key } as const;
    store.dispatch(toastSlice.actions.shown({ id: services.randomUuid(), tone: 'error', text }));
  };
  switch (event.kind) {
    case 'notice':
      reactToNotice(event, store, services, say);
      return;
    case 'call-failed':
      if (event.isFirst && isSaidByToast(event, store)) say('error.network');
      return;
  }
}

/** Whether a toast says that a call has no answer. */
function isSaidByToast(
  { failure, callKind }: Extract<ShopEvent, { kind: 'call-failed' }>,
  { getState }: Pick<PageStore, 'getState'>,
): boolean {
  const ofCall: Readonly<Partial<Record<string, FailurePresentation>>> = failurePresentationOf;
  switch (ofCall[failure.call] ?? failurePresentation[callKind]) {
    case 'toast':
      return true;
    // What shows an earlier answer does not say that there is no new one.
    case 'in-place':
      return Object.values(getState().shopApi.queries).some(
        (one) => one?.endpointName === failure.call && one.data !== undefined,
      );
    // By the flow that made the call, or not at all.
    case 'quiet':
    case 'receive-failed':
    case 'log-fail':
    case 'unknown':
    case 'card-unknown':
    case 'nothing':
      return false;
  }
}

function reactToNotice(
  { notice, call, callKind, clientId }: Extract<ShopEvent, { kind: 'notice' }>,
  { dispatch, getState }: PageStore,
  { endPaths, page, pageHistory, query, replenishId, storage, tabStorage }: ShopServices,
  say: (key: MessageKey) => void,
): void {
  const signOut = (): void => {
    const { user } = getState().session;
    if (user !== null) forgetUser(storage, user.gp_id);
    dispatch(sessionSlice.actions.userChanged(null));
  };
  /**
   * Leads to a page that ends the visit, once: while it loads, other calls are answered so too. One that has been reached
   * stays: its own calls can be answered so again.
   */
  const endAt = (end: 'notArea' | 'showError' | 'errorReplenish' | 'expired'): void => {
    if (pageHistory.isLeaving || endPaths.includes(pageWindow().location.pathname)) return;
    page.goTo(end);
  };
  /** Clears the player and goes home (spec §8). A page that is loaded without them asks about the proof. */
  const refuseUnverified = (): void => {
    const { user } = getState().session;
    if (user === null) return;
    signOut();
    if (keepUnverified(tabStorage, user)) page.goTo('home');
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
      // Another payer may have paid: the page reads the link again and shows how it stands.
      if (callKind === 'create' && replenishId !== null) return;
      endAt('expired');
      return;
    // Handled by the flow that makes the call.
    case 'illegal-coupon-use':
      return;
  }
}

/** Loads the error service's client, which a page without errors never needs. */
async function loadReporter({ build, config, i18n }: ShopServices): Promise<Reporter> {
  const { createReporter } = await import('../error-reports');
  const window = pageWindow();
  return createReporter({
    hosts: config.hosts,
    environment: config.environment,
    release: build.release,
    fetch: (input, init) => window.fetch(input, init),
    context: () => ({
      host: window.location.hostname,
      brand: config.brand.key,
      version: build.version,
      language: i18n.instance.language,
      page: reportedPath(window.location.pathname),
    }),
  });
}

/** Returns what sends a report, without waiting for it. */
function createReportSender(services: ShopServices): (report: ErrorReport) => void {
  let loading: Promise<Reporter> | null = null;
  return (report) => {
    loading ??= loadReporter(services);
    loading.then(
      (send) => {
        send(report);
      },
      // The network failed; the next report tries again.
      () => {
        loading = null;
      },
    );
  };
}
