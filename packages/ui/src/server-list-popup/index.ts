export { ServerListPopup } from './server-list-popup';
export type {
  ServerAreaOption,
  ServerListPopupProps,
  ServerOption,
} from './server-list-popup-props';
