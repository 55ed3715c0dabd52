import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { moveAmongRows } from './move-among-rows';
import { useRowsInSight } from './use-rows-in-sight';
import styles from './windowed-list.module.css';

/** Props of {@link WindowedList}. */
export interface WindowedListProps<Row> {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Height of a row in pixels before it has been measured. */
  rowHeight: number;
  renderRow: (row: Row) => ReactNode;
  /** Set to the list's element, so that a search field can hand focus down to it. */
  listRef?: RefObject<HTMLDivElement | null> | undefined;
}

/**
 * A list of any length that keeps only the rows in sight in the page. Rows are measured, so that
 * larger text makes them higher. Arrow keys, Home and End move between the buttons of its rows.
 */
export function WindowedList<Row>({
  label,
  rows,
  rowKey,
  rowHeight,
  renderRow,
  listRef,
}: WindowedListProps<Row>): ReactElement {
  // The virtualizer answers from its own state: a memoized call of it would show old rows.
  'use no memo';
  const own = useRef<HTMLDivElement>(null);
  const scroller = listRef ?? own;
  const virtualizer = useRowsInSight({
    scroller,
    count: rows.length,
    rowHeight,
    keyOf: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
  });

  return (
    <div
      className={styles.scroller}
      onKeyDown={(event) => {
        moveAmongRows(event, rows.length, (index) => {
          virtualizer.scrollToIndex(index);
        });
      }}
      ref={scroller}
    >
      <ul
        aria-label={label}
        className={styles.list}
        style={{ blockSize: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row !== undefined && (
              <li
                aria-posinset={index + 1}
                aria-setsize={rows.length}
                className={styles.row}
                data-index={index}
                key={key}
                ref={virtualizer.measureElement}
                style={{ transform: `translateY(${String(start)}px)` }}
              >
                {renderRow(row)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
