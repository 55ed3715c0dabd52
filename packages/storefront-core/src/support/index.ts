export { supportHref } from './support-href';
