import type { ReactElement, RefObject } from 'react';
import styles from './windowed-list.module.css';
import { WindowedRows, type WindowedRowsProps } from './windowed-rows';

/** Props of {@link WindowedList}. */
export interface WindowedListProps<Row> extends WindowedRowsProps<Row> {
  /** Set to the list's element, so that a search field can hand focus down to it. */
  listRef?: RefObject<HTMLDivElement | null> | undefined;
}

/** Windowed rows that fill what room there is and scroll by themselves. */
export function WindowedList<Row>({ listRef, ...rows }: WindowedListProps<Row>): ReactElement {
  return (
    <div className={styles.scroller} data-scrolls ref={listRef}>
      <WindowedRows {...rows} />
    </div>
  );
}
