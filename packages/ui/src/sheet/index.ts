export type { PopupProps, SheetProps } from './sheet-props';
