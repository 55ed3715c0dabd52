export { type BackButton, type PageHistory, createBackButton } from './back-button';
export { type PopupName, type PopupState, popupStack, selectPopups } from './popup-stack';
