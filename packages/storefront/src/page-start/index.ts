export { isPageFresh, startPage } from './page-start';
