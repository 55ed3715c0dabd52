import type { WhoStepKey } from './who-card-props';

/** DOM id of a step's button, so that the pay bar can bring the missing step into view and focus. */
export function whoStepId(key: WhoStepKey): string {
  return `who-${key}`;
}
