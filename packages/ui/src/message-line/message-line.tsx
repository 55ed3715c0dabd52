import type { ReactElement } from 'react';
import { Button } from '../button';
import { AlertIcon, InfoIcon } from '../icon';
import styles from './message-line.module.css';

/** A refusal or hint in a popup, where it arose. */
export interface Message {
  /** `warning`: nothing is wrong, but something has to be decided. */
  tone: 'error' | 'info' | 'warning';
  text: string;
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** Props of {@link MessageLine}. */
export interface MessageLineProps {
  message: Message | null;
}

/**
 * A refusal or a hint beside the button it is about. The live region stays mounted, so that the
 * first message is announced. For a block that failed or is empty, use `Notice`.
 */
export function MessageLine({ message }: MessageLineProps): ReactElement {
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
