import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { NewOrder } from '../orders';

/** An order the player is waiting for. */
export interface OrderMade extends NewOrder {
  /** Whether the latest press made it. Any other order may have been paid meanwhile. */
  readonly isNew: boolean;
  /** The press led to an order that existed already (code Repeat, spec §4). */
  readonly isRepeated?: boolean;
  /** Whether the player has asked for its card fields, which are about to open or open. */
  readonly isContinued?: boolean;
  /** Whether this tab is about to leave for the page to pay on, since the browser has no other. */
  readonly isLeaving?: boolean;
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
    cardOpened: (order) => order && { ...order, isContinued: true },
    pageFollowed: (order) => order && { ...order, isLeaving: true },
    pageLeft: (order) => order && { ...order, isLeaving: false },
    cardLeft: (order) => order && { ...order, isContinued: false },
  },
});

/** Returns the order of the result popup; null if there is none. */
export function selectResult(state: ResultState): OrderMade | null {
  return state.result;
}
