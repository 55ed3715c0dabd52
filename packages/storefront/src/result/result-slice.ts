import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { PayLink } from '@shop/payments';

/** What an order is about, as the player chose it; shown until the order itself has been read. */
export interface OrderSummary {
  readonly account: string;
  readonly game: string;
  readonly goods: string;
  readonly server: string;
  readonly role: string;
}

/** An order the player is waiting for. */
export interface OrderMade {
  readonly billingNo: string;
  /** Where it is paid; null when there is nothing to open. */
  readonly payLink: PayLink | null;
  /** Made by the press just now. Any other order may have been paid meanwhile. */
  readonly isNew: boolean;
  readonly summary: OrderSummary;
}

/** The part of the store this flow owns. */
export interface ResultState {
  readonly result: OrderMade | null;
}

const none: OrderMade | null = null;

/** The order the player waits for, or whose outcome he has just seen. */
export const resultSlice = createSlice({
  name: 'result',
  initialState: (): OrderMade | null => none,
  reducers: {
    orderMade: (_, { payload }: PayloadAction<OrderMade>) => payload,
    resultClosed: () => none,
  },
});

/** The order the result popup is about; null when it is about none. */
export function selectResult(state: ResultState): OrderMade | null {
  return state.result;
}
