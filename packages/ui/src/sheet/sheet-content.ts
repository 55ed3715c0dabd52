import { type RefObject, createContext, useContext } from 'react';
import type { SheetProps } from './sheet-props';

/** What stands in the frame of a sheet. */
export type SheetContent = Pick<SheetProps, 'title' | 'children' | 'footer' | 'onBack'>;

/** Hands the content past the frame, which is left alone when only the content has changed. */
export const SheetContentContext = createContext<SheetContent>({ title: '', children: null });

/** The part of a sheet that scrolls. */
export const SheetBodyContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** The part of the sheet around a component that scrolls, for lists that draw only what is in sight. */
export function useSheetBody(): RefObject<HTMLElement | null> {
  return useContext(SheetBodyContext);
}
