export { askServerTime, browserClock, serverTimeOf, startTimer, whenIdle } from './clock';
export { type PageHistory, pageHistory, pageWindow, showLanguage } from './page';
export { onLeave, onReturn, onStorageChange, onUncaught, reportUncaught } from './page-events';
