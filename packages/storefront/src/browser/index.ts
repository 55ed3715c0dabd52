export {
  askServerTime,
  browserClock,
  browserInstant,
  serverTimeOf,
  startTimer,
  whenIdle,
} from './clock';
export { loadLaterStyles } from './later-styles';
export {
  type PageHistory,
  markRecipient,
  pageHistory,
  pageWindow,
  saveLanguageForHost,
  showLanguage,
  unmarkRecipient,
} from './page';
export {
  isOnline,
  onConnectionChange,
  onLeave,
  onReturn,
  onStorageChange,
  onUncaught,
  reportUncaught,
} from './page-events';
