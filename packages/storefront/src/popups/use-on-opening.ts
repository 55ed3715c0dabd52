import { useState } from 'react';

/** Calls back in the render in which a popup opens, to set the states that begin anew with each opening. */
export function useOnOpening(isOpen: boolean, onOpening: () => void): void {
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen === wasOpen) return;
  setWasOpen(isOpen);
  if (isOpen) onOpening();
}
