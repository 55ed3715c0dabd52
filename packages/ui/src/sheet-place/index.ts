export { SheetPlace } from './sheet-place';
