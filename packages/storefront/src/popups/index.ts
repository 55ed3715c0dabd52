export { type BackButton, createBackButton } from './back-button';
export { PopupHost, type PopupHostProps, Popups } from './popup-host';
export { PopupPlace } from './popup-place';
export { PopupPlaces } from './popup-places';
export { type PopupName, type PopupState, popupStack, selectPopups } from './popup-stack';
export { type PopupContainerProps, type PopupTable, lazyPopup } from './use-fetched-popups';
