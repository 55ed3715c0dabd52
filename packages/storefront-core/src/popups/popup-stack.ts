import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** The popups that the flows open (spec §2). */
export type PopupName =
  | 'account-changed'
  | 'account-menu'
  | 'card-fields'
  | 'confirm-card'
  | 'coupon-claim'
  | 'coupon-consume'
  | 'coupons'
  | 'games'
  | 'inquiry'
  | 'languages'
  | 'legal-notice'
  | 'linked-account'
  | 'linked-character'
  | 'login'
  | 'orders'
  | 'phone'
  | 'real-name'
  | 'recharge'
  | 'result'
  | 'roles'
  | 'servers'
  | 'sign-out'
  | 'sub-channels'
  | 'switch-account'
  | 'unknown-outcome';

/** The part of the store this flow owns. The last one is on top. */
export interface PopupState {
  readonly popups: readonly PopupName[];
}

const closed: readonly PopupName[] = [];

/** The stack of open popups; each popup is in it at most once. */
export const popupStack = createSlice({
  name: 'popups',
  initialState: closed,
  reducers: {
    opened: (stack, { payload }: PayloadAction<PopupName>) => [
      ...stack.filter((name) => name !== payload),
      payload,
    ],
    /** Closes a popup and all popups on top of it. */
    closed: (stack, { payload }: PayloadAction<PopupName>) => {
      const position = stack.indexOf(payload);
      return position === -1 ? stack : stack.slice(0, position);
    },
    topClosed: (stack) => stack.slice(0, -1),
    /** Closes all popups and opens one, for example the result. */
    replaced: (_, { payload }: PayloadAction<PopupName>) => [payload],
    allClosed: () => closed,
  },
});

/** The open popups, lowest first. */
export function selectPopups(state: PopupState): readonly PopupName[] {
  return state.popups;
}
