export { type Moment, type PageTime, createPageTime, moment } from './page-time';
