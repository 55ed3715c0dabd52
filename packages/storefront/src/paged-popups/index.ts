export { PagedPopupHost, resultOrigin } from './paged-popup-host';
