export {
  askServerTime,
  browserClock,
  browserInstant,
  nextTask,
  serverTimeOf,
  startTimer,
  whenIdle,
} from './clock';
export { isInstalled, onInstalled } from './installed';
export { fetchBeyondPage } from './fetch-beyond-page';
export { withLaterStyles } from './later-styles';
export { loadPicture } from './load-picture';
export { saveLanguageForHost } from './host-language';
export { leaveForVersion } from './leave-for-version';
export { onHidden, onLeave, onStorageChange } from './leave-events';
export {
  markPlayer,
  markRecipient,
  markSdkView,
  pageWindow,
  showLanguage,
  unmarkRecipient,
} from './page';
export { showColours, shownColour } from './page-colours';
export {
  type PageHistory,
  isAbovePage,
  pageHistory,
  popupDepthOf,
  stepsToPageBelow,
  withPopupDepth,
} from './page-history';
export { isOnline, onConnectionChange, onReturn, onUncaught, reportUncaught } from './page-events';
export { canShare, share } from './share';
export { useIsPrerendered } from './use-is-prerendered';
