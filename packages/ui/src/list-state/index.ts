export type { ListState } from './list-state';
