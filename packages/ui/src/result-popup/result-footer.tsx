import { type ReactElement, useEffect, useRef } from 'react';
import { ResultButtons } from './result-buttons';
import type { ResultOutcome } from './result-popup-props';
import styles from './result-popup.module.css';

/**
 * The buttons of the popup. Those of another status are other buttons: a press that was meant for
 * "recharge done", and comes as the status changes, must not land on what takes its place. Focus that
 * goes with them is kept in their row.
 */
export function ResultFooter({ outcome }: { outcome: ResultOutcome }): ReactElement {
  const { kind } = outcome;
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    const page = row.current?.ownerDocument;
    if (page?.activeElement === page?.body) row.current?.focus();
  }, [kind]);

  return (
    <div className={styles.buttons} key={kind} ref={row} tabIndex={-1}>
      <ResultButtons outcome={outcome} />
    </div>
  );
}
