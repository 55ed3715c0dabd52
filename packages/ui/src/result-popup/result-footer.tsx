import type { ReactElement } from 'react';
import { FocusKeeper } from '../focus-keeper';
import { ResultButtons } from './result-buttons';
import type { ResultOutcome } from './result-popup-props';
import styles from './result-popup.module.css';

/** The buttons of the popup. Those of another status are other buttons. */
export function ResultFooter({ outcome }: { outcome: ResultOutcome }): ReactElement {
  return (
    <FocusKeeper shown={outcome.kind}>
      <div className={styles.buttons}>
        <ResultButtons outcome={outcome} />
      </div>
    </FocusKeeper>
  );
}
