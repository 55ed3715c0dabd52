import { LoadErrorNotice } from '@shop/ui/notice';
import { type ComponentType, type ReactElement, startTransition, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { GiftMarkProps } from '../activity';
import { startTimer, whenIdle, withLaterStyles } from '../browser';
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
export function ShopPopups(): ReactElement {
  const isIdle = useIdlePage();
  const open = useSelector(selectPopups);
  const isOpen = open.length > 0;
  const hasToasts = useSelector(selectToasts).length > 0;
  const [wasNeeded, setNeeded] = useState(false);
  if (!wasNeeded && (isIdle || isOpen || hasToasts)) setNeeded(true);

  const [above, lostAbove] = useOverlays(wasNeeded, isOpen);
  // The payment waits for no other popup. What is pressed instead stays open until its code is there.
  const isLayerWanted = above !== null || open.includes('recharge');
  const [layer, lostLayer] = useLoaded(loadLayer, isLayerWanted, isOpen);
  return (
    <>
      {layer && <layer.PopupLayer />}
      {/* After the layer, which says what a reloaded page shows. */}
      {layer && above && <above.Overlays />}
      {(hasToasts || (isOpen && !layer)) && (lostAbove ?? lostLayer)}
    </>
  );
}

/** Notices above the pay bar. Their code is loaded with that of the popups. */
export function ShopNotices(): ReactElement | null {
  const [above] = useOverlays(useIdlePage());
  return above && <above.Notices />;
}

/** The mark of the gift tab. Its code is loaded with that of the popups. */
export function GiftMark(props: GiftMarkProps): ReactElement | null {
  const [above] = useOverlays(useIdlePage());
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

const loadLayer = () => import('./popup-layer');
const loadOverlays = () => withLaterStyles<Overlay>(import('./overlays'));

/** Code once it is loaded, and what says that it could not be, with a button that tries again; else null each. */
type Loaded<Code> = readonly [code: Code | null, lost: ReactElement | null];

/** Returns the components above the page once they are wanted and loaded. */
export function useOverlays(isWanted: boolean, isPressed = false): Loaded<Overlay> {
  return useLoaded(loadOverlays, isWanted, isPressed);
}

/**
 * Returns code once it is wanted and loaded. Loading is retried until it succeeds; a popup that was
 * pressed meanwhile opens then. The page is reloaded for a press alone, not for what is retried by itself.
 */
function useLoaded<Code>(
  load: () => Promise<Code>,
  isWanted: boolean,
  isPressed: boolean,
): Loaded<Code> {
  const [fetched, setFetched] = useState<Code | null>(null);
  const [failure, setFailure] = useState<{ readonly wasPressed: boolean } | null>(null);
  const isMissing = isWanted && fetched === null;
  // A press tries again at once.
  const hasFailed = failure?.wasPressed === isPressed;
  const { i18n, page } = useServices();

  useEffect(() => {
    if (!isMissing) return undefined;
    const fetchCode = (): void => {
      // Together with the code, since a popup that was pressed meanwhile needs them next.
      i18n.loadDeferred().catch(() => undefined);
      (isPressed && !hasFailed ? loadCode(page.reload, load) : load()).then(
        (code) => {
          // In pieces, between which the page answers presses.
          startTransition(() => {
            setFetched(code);
          });
        },
        () => {
          setFailure({ wasPressed: isPressed });
        },
      );
    };
    return startTimer(fetchCode, hasFailed ? retryPauseMs : 0);
  }, [isMissing, isPressed, hasFailed, failure, i18n, page, load]);

  const tryAgain = (): void => {
    setFailure(null);
  };
  const isLost = isMissing && hasFailed;
  return [
    fetched,
    isLost ? <LoadErrorNotice isOverPage onRetry={tryAgain} title="error.network" /> : null,
  ];
}
