import { useDeferredValue } from 'react';

/**
 * Whether the dialog of a popup may open. It lags behind `open` by one render, in which only the
 * scrim is drawn: a dialog takes a slow phone longer than a press may go unanswered. Closing does not
 * lag.
 */
export function useDialogAfterScrim(open: boolean): boolean {
  const isScrimDrawn = useDeferredValue(open, false);
  return open && isScrimDrawn;
}
