export { unsupportedIn } from './old-browser-check';
export { oldBrowsers } from './old-browsers';
