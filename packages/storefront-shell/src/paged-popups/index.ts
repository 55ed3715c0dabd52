export { PagedPopupHost } from './paged-popup-host';
