export { type Interim, startInterim } from './interim';
export { type FullStart, fullStart } from './full-start';
export { startPage } from './page-start';
export { paintFirstGoods } from './paint-first-goods';
export { type PaintGoods, paintLastGoods } from './paint-last-goods';
export { repeatEarlyPress } from './repeat-early-press';
