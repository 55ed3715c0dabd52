export { useViewPage } from './use-view-page';
