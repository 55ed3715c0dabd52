import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { startTimer, whenQuiet } from '../browser';
import { selectPopups } from '../popups';
import { selectToasts } from '../toasts';

/**
 * What lies above the page. Its code is fetched once the page is quiet, or at once when something
 * is to be shown, and so is never on the first screen's way.
 */
export function ShopPopups(): ReactElement | null {
  const isQuiet = useQuietPage();
  const isOpen = useSelector(selectPopups).length > 0;
  const hasToasts = useSelector(selectToasts).length > 0;
  const [wasNeeded, setNeeded] = useState(false);
  if (!wasNeeded && (isQuiet || isOpen || hasToasts)) setNeeded(true);

  const above = useOverlays(wasNeeded);
  return above && <above.Overlays />;
}

/** What is said about the whole page, above its pay bar. Its code comes with that of the popups. */
export function ShopNotices(): ReactElement | null {
  const above = useOverlays(useQuietPage());
  return above && <above.Notices />;
}

function useQuietPage(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(
    () =>
      whenQuiet(() => {
        setQuiet(true);
      }),
    [],
  );
  return isQuiet;
}

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
