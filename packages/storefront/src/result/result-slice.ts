import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { TrackingFields } from '@shop/contract';
import type { PayLink } from '@shop/payments';

/** An order as the player chose it; shown until the order itself has been read. */
export interface OrderSummary {
  readonly account: string;
  readonly game: string;
  readonly goods: string;
  readonly server: string;
  readonly role: string;
}

/** The fields of an event about a payment (spec §7). */
export type PaymentFields = Pick<
  TrackingFields,
  'product_id' | 'payway_id' | 'channel_id' | 'area_code' | 'money' | 'pay_money' | 'currency'
>;

/** An order the player is waiting for. */
export interface OrderMade {
  readonly billingNo: string;
  /** The page to pay on; null if there is none to open. */
  readonly payLink: PayLink | null;
  /** Whether the latest press made it. Any other order may have been paid meanwhile. */
  readonly isNew: boolean;
  readonly summary: OrderSummary;
  /** How it is paid, for events; absent if that is not known. */
  readonly payment?: PaymentFields;
}

/** The part of the store this flow owns. */
export interface ResultState {
  readonly result: OrderMade | null;
}

const none: OrderMade | null = null;

/** The order the player waits for, or whose outcome they have just seen. */
export const resultSlice = createSlice({
  name: 'result',
  initialState: (): OrderMade | null => none,
  reducers: {
    orderMade: (_, { payload }: PayloadAction<OrderMade>) => payload,
    resultClosed: () => none,
  },
});

/** Returns the order of the result popup; null if there is none. */
export function selectResult(state: ResultState): OrderMade | null {
  return state.result;
}
