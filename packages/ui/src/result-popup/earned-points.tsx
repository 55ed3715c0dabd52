import { formatNumber } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './celebration.module.css';

const countMs = 900;

/**
 * Counts from 0 to a number in less than a second; at once the number where the player asked for less motion, or the browser
 * draws nothing.
 */
function useCountUp(end: number): number {
  const [shown, setShown] = useState(() => (prefersLessMotion() ? end : 0));
  useEffect(() => {
    if (prefersLessMotion()) {
      setShown(end);
      return undefined;
    }
    let start: number | null = null;
    let frame = window.requestAnimationFrame(function count(now) {
      start ??= now;
      const share = Math.min(1, (now - start) / countMs);
      // Fast at first: most of it is there at once.
      setShown(Math.round(end * (1 - (1 - share) ** 3)));
      if (share < 1) frame = window.requestAnimationFrame(count);
    });
    return () => {
      window.cancelAnimationFrame(frame);
    };
  }, [end]);
  return shown;
}

function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Growth points that an order has earned. They count up for the eyes; for all others the text has the final number at once. */
export function EarnedPoints({ points }: { readonly points: number }): ReactElement {
  const t = useTranslate();
  const shown = useCountUp(points);
  const text = (growth: number): string => t('result.earned', { growth: formatNumber(growth) });
  return (
    <>
      <VisuallyHidden>{text(points)}</VisuallyHidden>
      <span aria-hidden className={styles.count}>
        <span className={styles.final}>{text(points)}</span>
        <span>{text(shown)}</span>
      </span>
    </>
  );
}
