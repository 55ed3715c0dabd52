export { type LazyPopup, type PopupContainerProps, lazyPopup } from './lazy-popup';
export { type PopupName, type PopupState, popupStack, selectPopups } from './popup-stack';
export { PopupHost, type PopupTable } from './popup-host';
