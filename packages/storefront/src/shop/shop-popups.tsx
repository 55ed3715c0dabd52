import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { GiftMarkProps } from '../activity';
import { loadLaterStyles, startTimer, whenIdle } from '../browser';
import { loadCode } from '../error-boundary';
import type { FooterLinks } from '../footer';
import { selectPopups } from '../popups';
import type { ConfirmGameProps } from '../selection';
import { useServices } from '../services';
import { selectToasts } from '../toasts';

/**
 * Popups and toasts. Their code is loaded once the page is idle, or at once if something has to be
 * shown, so that it does not delay the first screen.
 */
export function ShopPopups(): ReactElement | null {
  const isIdle = useIdlePage();
  const isOpen = useSelector(selectPopups).length > 0;
  const hasToasts = useSelector(selectToasts).length > 0;
  const [wasNeeded, setNeeded] = useState(false);
  if (!wasNeeded && (isIdle || isOpen || hasToasts)) setNeeded(true);

  const above = useOverlays(wasNeeded, isOpen);
  return above && <above.Overlays />;
}

/** Notices above the pay bar. Their code is loaded with that of the popups. */
export function ShopNotices(): ReactElement | null {
  const above = useOverlays(useIdlePage());
  return above && <above.Notices />;
}

/** The mark of the gift tab. Its code is loaded with that of the popups. */
export function GiftMark(props: GiftMarkProps): ReactElement | null {
  const above = useOverlays(useIdlePage());
  return above && <above.GiftMark {...props} />;
}

/** Returns whether the page has been idle. */
export function useIdlePage(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
      }),
    [],
  );
  return isIdle;
}

/** The pause between two attempts to load the code; as for a call (spec §9). */
const retryPauseMs = 4_000;

/** Props of the footer's part that is loaded later. */
export interface FooterExtrasProps {
  /** Called with the legal links of the chosen game. */
  readonly onLinks: (links: FooterLinks) => void;
}

/** The components that are not part of the first screen. */
interface Overlay {
  readonly Overlays: ComponentType;
  readonly GiftMark: ComponentType<GiftMarkProps>;
  readonly ConfirmGame: ComponentType<ConfirmGameProps>;
  readonly Notices: ComponentType;
  readonly FooterExtras: ComponentType<FooterExtrasProps>;
}

/**
 * Returns the components above the page once they are wanted and loaded. Loading is retried until it
 * succeeds; a popup that was pressed meanwhile opens then. The page is reloaded for a press alone.
 */
export function useOverlays(isWanted: boolean, isPressed = false): Overlay | null {
  const [fetched, setFetched] = useState<Overlay | null>(null);
  const [failures, setFailures] = useState(0);
  const isMissing = isWanted && fetched === null;
  const { i18n, page } = useServices();

  useEffect(() => {
    if (!isMissing) return undefined;
    const fetchCode = (): void => {
      // Together with the code, since a popup that was pressed meanwhile needs them next.
      i18n.loadDeferred().catch(() => undefined);
      const load = () => Promise.all([import('./overlays'), loadLaterStyles()]);
      (isPressed ? loadCode(page.reload, load) : load()).then(
        ([overlays]) => {
          setFetched(overlays);
        },
        () => {
          setFailures(failures + 1);
        },
      );
    };
    return startTimer(fetchCode, failures === 0 ? 0 : retryPauseMs);
  }, [isMissing, isPressed, failures, i18n, page]);

  return fetched;
}
