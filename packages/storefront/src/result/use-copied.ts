import { useState } from 'react';
import { useServices } from '../services';

/** Copies a number of the result popup, and whether it has just been copied. */
export function useCopied(): { copied: boolean; copy: (text: string) => void } {
  const { page } = useServices();
  const [copied, setCopied] = useState(false);
  const copy = (text: string): void => {
    page.copy(text).then(
      () => {
        setCopied(true);
      },
      () => undefined,
    );
  };
  return { copied, copy };
}
