import type { ReactElement } from 'react';
import { Button } from '../button';
import { AlertIcon, InfoIcon } from '../icon';
import type { RechargeMessage } from './recharge-popup-props';
import styles from './recharge-message-line.module.css';

/** A refusal or hint; the live region stays mounted so that the first one is heard. */
export function RechargeMessageLine({
  message,
}: {
  message: RechargeMessage | null;
}): ReactElement {
  return (
    <div aria-live="assertive" className={styles.message} data-tone={message?.tone}>
      {message && (
        <>
          {message.tone === 'error' ? <AlertIcon size={20} /> : <InfoIcon size={20} />}
          <p className={styles.text}>{message.text}</p>
          {message.action && (
            <Button onClick={message.action.onPress} variant="secondary">
              {message.action.label}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
