import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ClockIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import styles from './countdown.module.css';

/** Where a countdown stands. The owner has the clock; here are only its words. */
export type CountdownState =
  | {
      readonly kind: 'running';
      /** Minutes and seconds: `14:59` (spec §9). */
      readonly time: string;
      /**
       * The same for a listener, as `15 min left`. Whenever it changes it is read out, so give the
       * same text for a whole minute.
       */
      readonly spoken: string;
      /** Little time is left: it stands out. */
      readonly isShort?: boolean | undefined;
    }
  | { readonly kind: 'expired' };

/** Props of {@link Countdown}. */
export interface CountdownProps {
  /** What is counted: "Time left". */
  label: string;
  state: CountdownState;
  /** What is said when the time is over; default is the catalogue's "Time is up". */
  expiredText?: string | undefined;
}

/**
 * How long something may still be done, in minutes and seconds, as on the page of a payment for
 * another player. It holds its width while it runs. Digits that change each second are for the eye; a
 * listener is told the spoken text, which the owner changes once a minute.
 */
export function Countdown({ label, state, expiredText }: CountdownProps): ReactElement {
  const t = useTranslate();
  const isRunning = state.kind === 'running';
  const over = expiredText ?? t('countdown.over');
  return (
    <div
      className={styles.countdown}
      data-short={isRunning && state.isShort}
      data-state={state.kind}
    >
      <ClockIcon size={20} />
      <span className={styles.label}>{label}</span>
      <span aria-hidden className={styles.time}>
        {isRunning ? <bdi dir="ltr">{state.time}</bdi> : over}
      </span>
      <VisuallyHidden role="status">{isRunning ? state.spoken : over}</VisuallyHidden>
    </div>
  );
}
