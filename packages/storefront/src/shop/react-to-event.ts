import { type ShopNotice, type ShopEvent, failurePresentation } from '@shop/api-client';
import type { MessageKey } from '@shop/i18n';
import { popupStack } from '../popups';
import { selectionSlice } from '../selection';
import type { ShopServices } from '../services';
import { forgetUser, sessionSlice } from '../session';
import { toastSlice } from '../toasts';
import { forgetArea } from './find-area';
import type { ShopStore } from './create-shop-store';

/** What the codes of spec §8 do to the page, each once however many calls brought it. */
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
      reactToNotice(event.notice, store, services, say);
      return;
    case 'call-failed':
      // The other ends are told by the flow that made the call.
      if (event.isFirst && failurePresentation[event.callKind] === 'toast') say('error.network');
      return;
  }
}

function reactToNotice(
  notice: ShopNotice,
  { dispatch, getState }: Pick<ShopStore, 'dispatch' | 'getState'>,
  { page, query, storage }: ShopServices,
  say: (key: MessageKey) => void,
): void {
  const signOut = (): void => {
    const { user } = getState().session;
    if (user !== null) forgetUser(storage, user.gp_id);
    dispatch(sessionSlice.actions.userChanged(null));
  };
  switch (notice) {
    case 'not-logged-in':
      say(getState().session.user === null ? 'tip_login_pre' : 'tip_login_expired');
      signOut();
      // In a game's own view the game signs the player in (spec §8).
      if (!query.isSdkView) dispatch(popupStack.actions.replaced('login'));
      return;
    case 'no-game':
      say('error.noGame');
      dispatch(selectionSlice.actions.gameCleared());
      return;
    case 'wrong-domain':
      forgetArea(storage);
      page.goToNotArea();
      return;
    case 'not-real-name-verified':
      signOut();
      page.goHome();
      return;
    // These two belong to flows that handle them where they arise.
    case 'replenish-error':
    case 'illegal-coupon-use':
      return;
  }
}
