export { PopupBackdrop } from './popup-backdrop';
export { Scrim } from './scrim';
export { Sheet } from './sheet';
export type { PopupProps, SheetProps } from './sheet-props';
export { useDialogAfterScrim } from './use-dialog-after-scrim';
export { useLatestCallback } from './use-latest-callback';
