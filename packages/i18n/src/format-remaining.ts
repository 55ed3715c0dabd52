import type { TranslateCritical } from './translate';

/**
 * Formats a remaining time in days, hours and minutes; parts that are zero are omitted. Less than 60
 * seconds, and a time in the past, is 1 minute (spec §9).
 *
 * @param seconds The seconds left, rounded down to minutes.
 * @param translate Translates the units.
 * @example formatRemaining(97_500, translate) // '1 day 3 h 5 min'
 */
export function formatRemaining(seconds: number, translate: TranslateCritical): string {
  const minutes = Math.max(1, Math.floor(seconds / 60));
  const day = Math.floor(minutes / 1440);
  const hour = Math.floor((minutes % 1440) / 60);
  const min = minutes % 60;
  return [
    day > 0 ? translate('time.days', { count: day, day }) : '',
    hour > 0 ? translate('time.hours', { hour }) : '',
    min > 0 ? translate('time.minutes', { min }) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
