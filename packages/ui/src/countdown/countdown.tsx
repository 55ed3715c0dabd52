import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { ClockIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import styles from './countdown.module.css';

/** The state of a countdown. The owner runs the clock; this holds the formatted texts. */
export type CountdownState =
  | {
      readonly kind: 'running';
      /** Minutes and seconds: `14:59` (spec §9). */
      readonly time: string;
      /**
       * The same for screen readers, such as `15 min left`. Every change is read out, so keep the
       * text for a whole minute.
       */
      readonly spoken: string;
      /** Little time is left: it is highlighted. */
      readonly isShort?: boolean | undefined;
    }
  | { readonly kind: 'expired' };

/** Props of {@link Countdown}. */
export interface CountdownProps {
  /** What is counted: "Time left". */
  label: string;
  state: CountdownState;
  /** Shown when the time is over; default is the catalogue's "Time is up". */
  expiredText?: string | undefined;
}

/**
 * The time left, in minutes and seconds, as on the page of a payment for another player. Its width
 * is fixed while it runs. The digits are hidden from screen readers, which read the `spoken` text
 * that the owner changes once a minute.
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
