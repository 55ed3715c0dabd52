import { type ReactElement, useContext } from 'react';
import { SheetContentContext } from './sheet-content';
import { SheetHead } from './sheet-head';
import styles from './sheet.module.css';

/** Head, scrolling body and footer. */
export function SheetInside(): ReactElement {
  const { title, children, footer, onBack } = useContext(SheetContentContext);
  return (
    <>
      <SheetHead onBack={onBack} title={title} />
      <div className={styles.body} data-scrolls>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );
}
