export { type Interim, startInterim } from './interim';
export { isPageFresh, startPage } from './page-start';
export { paintFirstGoods } from './paint-first-goods';
export { type PaintGoods, paintLastGoods } from './paint-last-goods';
export { repeatEarlyPress } from './repeat-early-press';
