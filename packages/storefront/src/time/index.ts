export { type Moment, type PageTime, createPageTime } from './page-time';
export { serverNow } from './server-now';
