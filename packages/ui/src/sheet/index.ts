export { Sheet } from './sheet';
export type { PopupProps, SheetProps } from './sheet-props';
