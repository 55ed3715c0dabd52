import type { ReactElement } from 'react';
import styles from './progress.module.css';

/** Props of {@link Progress}. */
export interface ProgressProps {
  /** What comes nearer, read out in front of the value: "Progress to Gold". */
  label: string;
  /** From 0 to 100; what lies outside is drawn as the nearer end. */
  percent: number;
  /** How far it is in words, read out instead of the number: "62.5%", "2 days in a row". */
  valueText: string;
}

/** Only numbers are written into a style. */
function shareOf(percent: number): number {
  return Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, percent));
}

/**
 * Progress toward a known end: growth points, days in a row. It grows from the start of the line in
 * either direction of text. Show the number beside it, since a bar alone is imprecise. For work of
 * unknown length, use the busy state of a button or a skeleton.
 */
export function Progress({ label, percent, valueText }: ProgressProps): ReactElement {
  const share = shareOf(percent);
  return (
    <div
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={share}
      aria-valuetext={valueText}
      className={styles.track}
      data-flips
      role="progressbar"
    >
      <span className={styles.bar} style={{ transform: `translateX(${share - 100}%)` }} />
    </div>
  );
}
