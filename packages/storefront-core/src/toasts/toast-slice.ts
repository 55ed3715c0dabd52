import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { MessageKey } from '@shop/i18n';

/** The text of a toast: one of ours by its key, or the back end's message. */
export type ToastText =
  | { readonly kind: 'key'; readonly key: MessageKey }
  | { readonly kind: 'text'; readonly text: string };

/** A toast. */
export interface ShopToast {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'error';
  readonly text: ToastText;
}

/** The part of the store this flow owns. Oldest first. */
export interface ToastState {
  readonly toasts: readonly ShopToast[];
}

const none: readonly ShopToast[] = [];

/** They are shown one after the other: more would be shown long after what they are about. */
const maxToasts = 3;

function isSame(a: ToastText, b: ToastText): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The open toasts. A text that is already shown is not shown twice. */
export const toastSlice = createSlice({
  name: 'toasts',
  initialState: none,
  reducers: {
    shown: (toasts, { payload }: PayloadAction<ShopToast>) => {
      if (toasts.some((toast) => isSame(toast.text, payload.text))) return toasts;
      return [...toasts, payload].slice(-maxToasts);
    },
    dismissed: (toasts, { payload }: PayloadAction<string>) =>
      toasts.filter((toast) => toast.id !== payload),
  },
});

/** Returns the open toasts. */
export function selectToasts(state: ToastState): readonly ShopToast[] {
  return state.toasts;
}
