import { watchKeyboard } from '@shop/ui/keyboard';

/** Calls `listener` when the on-screen keyboard opens or closes; returns how to stop that. */
export function onKeyboardChange(listener: (isOpen: boolean) => void): () => void {
  return watchKeyboard(window, listener);
}
