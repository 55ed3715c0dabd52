export { popupTable } from './popup-table';
