export { createPageTime, type Moment, type PageTime } from './page-time';
export { serverNow } from './server-now';
