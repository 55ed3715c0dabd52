export { askForFile, isFileGone } from './ask-for-file';
export {
  askServerTime,
  browserClock,
  browserInstant,
  deviceNow,
  nextTask,
  serverTimeOf,
  startTimer,
  whenIdle,
} from './clock';
export { canShare, share } from './share';
export { changeAddress, reloadPage, stepsOn, type HistoryWindow } from './history-entry';
export { createPageHistory, type PageHistory, type ShownPage } from './page-history';
export { fetchBeyondPage } from './fetch-beyond-page';
export { isInstalledApp, onInstalled } from './installed';
export { isOnline, onConnectionChange, onReturn, onUncaught, reportUncaught } from './page-events';
export { leaveForVersion } from './leave-for-version';
export { loadPicture } from './load-picture';
export { lostFile, maxLoadMs, withLaterStyles } from './later-styles';
export {
  hidePage,
  isPageFresh,
  markPlayer,
  markRecipient,
  markSdkView,
  pageWindow,
  showLanguage,
  showPage,
  unmarkRecipient,
} from './page';
export { connectionType, reachedAt } from './measured';
export { type Milestone, markMilestone } from './mark-milestone';
export { onHidden, onLeave, onStorageChange } from './leave-events';
export { saveLanguageForHost } from './host-language';
export { showColours, shownColour } from './page-colours';
export { unlessLeft } from './unless-left';
export { isWideWindow, onWindowSize } from './wide-window';
