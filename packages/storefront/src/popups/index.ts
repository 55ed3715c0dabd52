export { PagedPopupHost, resultOrigin } from './paged-popup-host';
export { PopupHost } from './popup-host';
export { PopupPlace } from './popup-place';
export { PopupPlaces } from './popup-places';
export { type PopupName, type PopupState, popupStack, selectPopups } from './popup-stack';
export { type PopupContainerProps, type PopupTable, lazyPopup } from './use-fetched-popups';
