export { PopupBackdrop } from './popup-backdrop';
export { Scrim, useDialogAfterScrim } from './scrim';
export { type PopupProps, Sheet, type SheetProps } from './sheet';
export { SheetColumnProvider } from './sheet-column';
export { SheetPlaceProvider, useHasSide, useIsInPage } from './sheet-page';
export { useLatestCallback } from './use-latest-callback';
export { useContentWhileOpen } from './use-content-while-open';
