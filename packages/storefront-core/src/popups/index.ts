export { createBackButton, type BackButton } from './back-button';
export { hasOpenPopups, keepOpenPopups, takeOpenPopups } from './reopened-popups';
export { lostPopupSlice, selectLostPopup } from './lost-popup';
export { popupStack, selectPopups, type PopupName, type PopupState } from './popup-stack';
