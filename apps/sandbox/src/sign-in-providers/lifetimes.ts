const minute = 60 * 1000;

/** How long codes, request tokens and ID tokens are good for, in milliseconds. */
export const shortLife = 10 * minute;

/** How long an access token is good for, in milliseconds. */
export const accessLife = 60 * minute;

/** The latest moment at which something was made that has run out by now. */
export function bornBefore(now: Date, life: number): Date {
  return new Date(now.getTime() - life);
}
