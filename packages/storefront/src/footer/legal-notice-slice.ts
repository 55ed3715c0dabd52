import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** The part of the store this flow owns: the game product whose legal notice is shown. */
export interface LegalNoticeState {
  readonly legalNotice: string | null;
}

const none: string | null = null;

/** The game product whose legal notice was opened last. */
export const legalNoticeSlice = createSlice({
  name: 'legalNotice',
  initialState: (): string | null => none,
  reducers: {
    productChosen: (_, { payload }: PayloadAction<string>) => payload,
  },
});

/** Returns the `gp_id` of the game product whose legal notice was opened last; null if none was. */
export function selectLegalNotice(state: LegalNoticeState): string | null {
  return state.legalNotice;
}
