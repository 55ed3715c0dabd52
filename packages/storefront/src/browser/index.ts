export { browserClock } from './browser-clock';
export { onLeave } from './on-leave';
export { onReturn } from './on-return';
export { onUnexpected } from './on-unexpected';
export { type PageHistory, pageHistory } from './page-history';
export { pageWindow } from './page-window';
export { showLanguage } from './show-language';
export { startTimer } from './start-timer';
export { whenQuiet } from './when-quiet';
