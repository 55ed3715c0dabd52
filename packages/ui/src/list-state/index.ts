export { type ListState, ListView, type ListViewProps } from './list-view';
