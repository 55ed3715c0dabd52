import { type ComponentType, useEffect, useState } from 'react';
import { startTimer } from '../browser';

/** What lies between two attempts to fetch the code, in milliseconds; as for a call (spec §9). */
const pause = 4_000;

/** The code of what lies above the page. */
interface Overlay {
  readonly Overlays: ComponentType;
  readonly Notices: ComponentType;
}

/**
 * The component that shows popups and messages, once it is wanted and its code is here. While the code
 * cannot be fetched it is asked for again: the page stands meanwhile, and what was pressed opens then.
 */
export function useOverlays(isWanted: boolean): Overlay | null {
  const [fetched, setFetched] = useState<Overlay | null>(null);
  const [failures, setFailures] = useState(0);
  const isMissing = isWanted && fetched === null;

  useEffect(() => {
    if (!isMissing) return undefined;
    const fetchCode = (): void => {
      import('./overlays').then(setFetched, () => {
        setFailures(failures + 1);
      });
    };
    return startTimer(fetchCode, failures === 0 ? 0 : pause);
  }, [isMissing, failures]);

  return fetched;
}
