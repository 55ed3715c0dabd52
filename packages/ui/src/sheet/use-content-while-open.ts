import { useState } from 'react';

type Content = Readonly<Record<string, unknown>>;

function isSame<Shown extends Content>(one: Shown, other: Shown): boolean {
  return Object.keys({ ...one, ...other }).every((key) => Object.is(one[key], other[key]));
}

/**
 * Returns the content of a popup. While it closes, that is what it had when it was last open: its owner may already have
 * forgotten what it was about, and the player still sees it until the exit is over.
 */
export function useContentWhileOpen<Shown extends Content>(isOpen: boolean, content: Shown): Shown {
  const [kept, setKept] = useState(content);
  if (isOpen && !isSame(kept, content)) setKept(content);
  return isOpen ? content : kept;
}
