import type { ReactElement } from 'react';
import styles from './sheet-place.module.css';

/** Props of {@link SheetPlace}. */
export interface SheetPlaceProps {
  /** Called with the element of the place, for a `SheetPlaceProvider`; with null once it is gone. */
  onElement: (element: HTMLElement | null) => void;
}

/** The place in a page for a sheet that the page consists of. */
export function SheetPlace({ onElement }: SheetPlaceProps): ReactElement {
  return <div className={styles.place} ref={onElement} />;
}
