export {
  type CharacterOption,
  type ServerAreaOption,
  ServerListPopup,
  type ServerListPopupProps,
  type ServerOption,
} from './server-list-popup';
