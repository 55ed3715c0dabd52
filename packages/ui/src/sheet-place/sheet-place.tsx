import type { ReactElement, Ref } from 'react';
import styles from './sheet-place.module.css';

/** The place in a page for a sheet that the page consists of; its element goes to `SheetPlaceProvider`. */
export function SheetPlace({ ref }: { ref: Ref<HTMLDivElement> }): ReactElement {
  return <div className={styles.place} ref={ref} />;
}
