import {
  confirmCardPopup,
  rechargePopup,
  subChannelsPopup,
  unknownOutcomePopup,
} from '../checkout';
import { languagePopup } from '../language';
import type { PopupTable } from '../popups';
import { resultPopup } from '../result';
import { gameListPopup, roleListPopup, serverListPopup } from '../selection';
import { accountChangedPopup, loginPopup, signOutPopup, switchAccountPopup } from '../sign-in';

/** Every popup of the shop. A new one is one file in its flow and one line here. */
export const popupTable: PopupTable = {
  'account-changed': accountChangedPopup,
  'confirm-card': confirmCardPopup,
  games: gameListPopup,
  languages: languagePopup,
  login: loginPopup,
  recharge: rechargePopup,
  result: resultPopup,
  roles: roleListPopup,
  servers: serverListPopup,
  'sign-out': signOutPopup,
  'sub-channels': subChannelsPopup,
  'switch-account': switchAccountPopup,
  'unknown-outcome': unknownOutcomePopup,
};
