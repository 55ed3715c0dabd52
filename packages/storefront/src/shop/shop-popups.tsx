import { type ReactElement, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { whenQuiet } from '../browser';
import { selectPopups } from '../popups';
import { selectToasts } from '../toasts';
import { useOverlays } from './use-overlays';

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
