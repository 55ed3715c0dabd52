import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/**
 * What the result popup is about. `unknown` is an order call whose answer never came: the player is
 * told not to pay again, and the page keeps asking with the same key.
 */
export type PurchaseResult =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'order';
      readonly billingNo: string;
      /** Empty when there is nothing to open. */
      readonly payUrl: string;
      /** An earlier press had made this order already (result code 10). */
      readonly repeated: boolean;
    }
  | { readonly kind: 'unknown' };

/** The part of the store this flow owns. */
export interface ResultState {
  readonly result: PurchaseResult;
}

function none(): PurchaseResult {
  return { kind: 'none' };
}

/** The purchase whose outcome the player is waiting for. */
export const resultSlice = createSlice({
  name: 'result',
  initialState: none,
  reducers: {
    orderMade: (
      _,
      { payload }: PayloadAction<{ billingNo: string; payUrl: string; repeated: boolean }>,
    ): PurchaseResult => ({ kind: 'order', ...payload }),
    outcomeUnknown: (): PurchaseResult => ({ kind: 'unknown' }),
    resultClosed: none,
  },
});

/** The purchase that was made last, while its result is of interest. */
export function selectResult(state: ResultState): PurchaseResult {
  return state.result;
}
