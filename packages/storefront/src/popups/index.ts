export { type LazyPopup, type PopupContainerProps, lazyPopup } from './lazy-popup';
export { type PopupName, type PopupState, popupStack, selectPopups } from './popup-stack';
export { PopupHost } from './popup-host';
export type { PopupTable } from './use-fetched-popups';
