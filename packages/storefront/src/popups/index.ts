export { PopupHost, type PopupHostProps, Popups } from './popup-host';

export { PopupPlace } from './popup-place';
export { PopupPlaces, usePopupPlace } from './popup-places';
export { useOnOpening } from './use-on-opening';

export { type PopupContainerProps, type PopupTable, lazyPopup } from './use-fetched-popups';
