export { WindowedList, type WindowedListProps } from './windowed-list';
export { WindowedRows, type WindowedRowsProps } from './windowed-rows';
