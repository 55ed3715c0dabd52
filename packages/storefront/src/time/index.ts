export { type Moment, type PageTime, createPageTime } from './page-time';
