import type { PageTime } from './page-time';

/**
 * Returns the time by the server's clock, in milliseconds since 1970; by the device's until there was an
 * answer. For display.
 */
export function serverNow({
  now,
  time,
}: {
  readonly now: () => number;
  readonly time: Pick<PageTime, 'mark'>;
}): number {
  return time.mark().serverMs ?? now();
}
