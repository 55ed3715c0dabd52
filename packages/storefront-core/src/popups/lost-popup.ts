import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { LossCause } from '../lost-code';

/** The part of the store that says why an open popup is not shown. */
export interface LostPopupState {
  readonly lostPopup: LossCause | null;
}

/** Why an open popup is not shown; null if all are, or are being loaded. */
export const lostPopupSlice = createSlice({
  name: 'lostPopup',
  initialState: (): LossCause | null => null,
  reducers: {
    changed: (_, { payload }: PayloadAction<LossCause | null>) => payload,
  },
});

/** Returns why an open popup is not shown. */
export function selectLostPopup(state: LostPopupState): LossCause | null {
  return state.lostPopup;
}
