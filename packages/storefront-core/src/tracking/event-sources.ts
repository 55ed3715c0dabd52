import type { TrackingEvent } from '@shop/contract';
import { type PopupState, popupStack } from '../popups';
import { gameChanged, gamesShown, goodsTypeChosen, selectionSlice } from '../selection';

/** What an event follows from. */
export type EventSource =
  /** An action of the store. `happens` gets the popups that are open after it. */
  | {
      readonly kind: 'action';
      readonly happens: (action: unknown, popups: PopupState['popups']) => boolean;
    }
  /** A call of `track` where it happens. */
  | { readonly kind: 'call' }
  /** Nothing yet: it happens on a page that does not exist. A test of the app fails once it does. */
  | { readonly kind: 'no-page'; readonly path: string };

const { goodsChosen, roleChosen } = selectionSlice.actions;
const { opened } = popupStack.actions;

const call = { kind: 'call' } as const;

function when(happens: Extract<EventSource, { kind: 'action' }>['happens']) {
  return { kind: 'action', happens } as const;
}

/**
 * Where each event of spec §9 comes from. An event without a line does not compile, and only those with
 * `call` can be passed to `track`.
 *
 * Events tell what players do: a game or role that the page chooses by itself is none, so a choice counts
 * while its popup is open.
 */
export const eventSources = {
  viewPage: call,
  login: call,
  logout: call,
  viewGameList: when((action) => gamesShown.match(action)),
  changeGame: when((action) => gameChanged.match(action)),
  selectRole: when(
    (action, popups) =>
      roleChosen.match(action) &&
      popups.some((name) => ['linked-character', 'roles', 'servers'].includes(name)),
  ),
  changeProductType: when((action) => goodsTypeChosen.match(action)),
  viewProductDetail: when((action) => goodsChosen.match(action)),
  // The result popup opens it as well, but by `replaced`.
  clickBuy: when((action) => opened.match(action) && action.payload === 'recharge'),
  selectPayway: call,
  clickPay: call,
  openPayLink: call,
  viewVipCenter: call,
  viewActivity: call,
  viewRewardDetail: call,
  pwa: call,
} as const satisfies Record<TrackingEvent, EventSource>;

/** The events that are sent by a call of `track`. */
export type CalledEvent = {
  [Event in TrackingEvent]: (typeof eventSources)[Event]['kind'] extends 'call' ? Event : never;
}[TrackingEvent];
