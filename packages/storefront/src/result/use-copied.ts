import { useState } from 'react';
import { useServices } from '../services';

/** Returns a function that copies text, and whether it has been used. */
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
