import { useState } from 'react';
import { useServices } from '../services';
import { useToast } from '../toasts';

/** The state of copying. */
export interface Copying {
  /** Whether the text has been copied. */
  readonly copied: boolean;
  /** Call it in the player's gesture. Where the browser does not allow it, a message says so. */
  readonly copy: (text: string) => void;
  /** Begins anew, as for a popup that has closed. */
  readonly reset: () => void;
}

/** Returns what copies a text for the player, which also stands where it can be selected. */
export function useCopied(): Copying {
  const { page } = useServices();
  const showToast = useToast();
  const [copied, setCopied] = useState(false);
  return {
    copied,
    copy: (text) => {
      page.copy(text).then(
        () => {
          setCopied(true);
        },
        () => {
          setCopied(false);
          showToast('common.notCopied', 'error');
        },
      );
    },
    reset: () => {
      setCopied(false);
    },
  };
}
