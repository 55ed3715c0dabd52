export type {
  ServerAreaOption,
  ServerListPopupProps,
  ServerOption,
} from './server-list-popup-props';
