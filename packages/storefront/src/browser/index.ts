export { askServerTime, browserClock, serverTimeOf, startTimer, whenQuiet } from './clock';
export { type PageHistory, pageHistory, pageWindow, showLanguage } from './page';
export { onLeave, onReturn, onStorageChange, onUnexpected, tellUnexpected } from './page-events';
