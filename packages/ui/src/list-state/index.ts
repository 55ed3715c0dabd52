export type { ListState } from './list-state';
export { ListView, type ListViewProps } from './list-view';
