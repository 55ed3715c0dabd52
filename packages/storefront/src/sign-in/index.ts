export { accountChangedPopup, loginPopup, signOutPopup, switchAccountPopup } from './popups';
export { useAccountCheck, useAccountElsewhere } from './use-account-elsewhere';
