export { browserPage } from './browser-page';
