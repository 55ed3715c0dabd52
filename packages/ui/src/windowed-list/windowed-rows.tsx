import { type ReactElement, type ReactNode, useCallback, useRef } from 'react';
import { useListOffset } from './use-list-offset';
import { useRowKeys } from './use-row-keys';
import { useRowsInSight } from './use-rows-in-sight';
import styles from './windowed-list.module.css';

/** Props of {@link WindowedRows}. */
export interface WindowedRowsProps<Row> {
  /** Names the list for screen readers. */
  label: string;
  rows: readonly Row[];
  /**
   * Tells rows apart when the list changes. Leave it out where rows keep nothing of their own: then
   * rows in the page take other texts instead of being drawn anew, which is faster.
   */
  rowKey?: ((row: Row) => string) | undefined;
  /** Height of a row in pixels before it has been measured. */
  rowHeight: number | ((row: Row) => number);
  renderRow: (row: Row, index: number) => ReactNode;
  /** Whether a row has something to press; headings have not. Default: all of them. */
  isStop?: ((row: Row) => boolean) | undefined;
  /** Height of what sticks to the top of the box they scroll in, in pixels. */
  stickyHeight?: number | undefined;
  /** A row that stays in the page wherever it is, such as the chosen radio of a group. */
  pinned?: number | null | undefined;
  /** The rows are one group of radios: arrow keys choose, and go round. */
  asRadios?: boolean | undefined;
}

/**
 * Rows of a list of any length, of which only those in sight are in the page. They are measured, so
 * that larger text makes them higher. Arrow keys, Home and End reach all of them; the one with
 * focus stays in the page, and screen readers announce its position. The box they scroll in has to
 * carry `data-scrolls`, as that of a sheet does.
 */
export function WindowedRows<Row>({
  label,
  rows,
  rowKey,
  rowHeight,
  renderRow,
  isStop,
  stickyHeight = 0,
  pinned = null,
  asRadios = false,
}: WindowedRowsProps<Row>): ReactElement {
  // The virtualizer reads its own mutable state: a memoized call would show old rows.
  'use no memo';
  const list = useRef<HTMLUListElement>(null);
  const above = useListOffset(list);
  const { focused, target, onFocus, onKeyDown } = useRowKeys({
    list,
    count: rows.length,
    asRadios,
    isStop: (index) => {
      const row = rows[index];
      return row !== undefined && (isStop?.(row) ?? true);
    },
  });
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? String(index) : (rowKey?.(row) ?? String(index));
    },
    [rows, rowKey],
  );
  const virtualizer = useRowsInSight({
    list,
    count: rows.length,
    heightOf: (index) => {
      const row = rows[index];
      if (typeof rowHeight === 'number') return rowHeight;
      return row === undefined ? 0 : rowHeight(row);
    },
    keyOf: rowKey === undefined ? undefined : keyOf,
    above,
    stickyHeight,
    pinned: [target, pinned],
    focused,
  });

  return (
    <ul
      aria-label={label}
      className={styles.list}
      onFocus={onFocus}
      onKeyDown={(event) => {
        onKeyDown(event, (index) => {
          virtualizer.scrollToIndex(index);
        });
      }}
      ref={list}
      style={{ height: virtualizer.getTotalSize() }}
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
              style={{ top: start - above }}
            >
              {renderRow(row, index)}
            </li>
          )
        );
      })}
    </ul>
  );
}
