export { isPageFresh, startPage } from './page-start';
export { type PaintEarlyGoods, paintEarlyGoods } from './paint-early-goods';
export { paintFirstGoods } from './paint-first-goods';
export { type PaintGoods, paintLastGoods } from './paint-last-goods';
