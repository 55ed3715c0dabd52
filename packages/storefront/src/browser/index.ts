export {
  askServerTime,
  browserClock,
  browserInstant,
  serverTimeOf,
  startTimer,
  whenIdle,
} from './clock';
export { isInstalled, onInstalled } from './installed';
export { fetchBeyondPage } from './fetch-beyond-page';
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
  onHidden,
  onLeave,
  onReturn,
  onStorageChange,
  onUncaught,
  reportUncaught,
} from './page-events';
