export { WindowedList, type WindowedListProps } from './windowed-list';
