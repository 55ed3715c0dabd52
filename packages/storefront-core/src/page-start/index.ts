export { isPageFresh, startPage } from './page-start';
export { paintFirstGoods } from './paint-first-goods';
export { type PaintGoods, paintLastGoods } from './paint-last-goods';
