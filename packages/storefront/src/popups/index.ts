export { PopupHost } from './popup-host';
export { type PopupName, type PopupState, popupStack, selectPopups } from './popup-stack';
export { type PopupContainerProps, type PopupTable, lazyPopup } from './use-fetched-popups';
