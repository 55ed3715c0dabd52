export { PagedPopupHost } from './paged-popup-host';
export { PopupHost } from './popup-host';
export { PopupPlace, PopupPlaces } from './popup-place';
export { type PopupName, type PopupState, popupStack, selectPopups } from './popup-stack';
export { type PopupContainerProps, type PopupTable, lazyPopup } from './use-fetched-popups';
