export { type ListQuery, listState } from './list-state';
