export { PageProgress } from './page-progress';
