import { createContext } from 'react';
import type { SheetProps } from './sheet-props';

/** What stands in the frame of a sheet. */
export type SheetContent = Pick<SheetProps, 'title' | 'children' | 'footer' | 'onBack'>;

/** Hands the content past the frame, which is left alone when only the content has changed. */
export const SheetContentContext = createContext<SheetContent>({ title: '', children: null });
