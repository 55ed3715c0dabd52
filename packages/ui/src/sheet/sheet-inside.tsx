import { type ReactElement, useContext, useRef } from 'react';
import { SheetBodyContext, SheetContentContext } from './sheet-content';
import { SheetHead } from './sheet-head';
import styles from './sheet.module.css';

/** Head, scrolling body and footer. */
export function SheetInside(): ReactElement {
  const { title, children, footer, onBack } = useContext(SheetContentContext);
  const body = useRef<HTMLDivElement>(null);
  return (
    <>
      <SheetHead onBack={onBack} title={title} />
      <div className={styles.body} ref={body}>
        <SheetBodyContext value={body}>{children}</SheetBodyContext>
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );
}
