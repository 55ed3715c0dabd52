import { startTimer, whenIdle, withLaterStyles } from '@shop/storefront-core/browser';
import {
  type LossCause,
  LostCode,
  comesByItself,
  retryPauseMs,
} from '@shop/storefront-core/lost-code';
import {
  hasOpenPopups,
  popupStack,
  selectLostPopup,
  selectPopups,
} from '@shop/storefront-core/popups';
import { selectToasts } from '@shop/storefront-core/toasts';
import { type ComponentType, type ReactElement, startTransition, useEffect, useState } from 'react';
import type { GiftLineProps, GiftMarkProps } from '@shop/storefront/activity';
import type { FooterLinks } from '@shop/storefront/footer';
import { LostCodeNotice } from '@shop/storefront/lost-code';
import type { ConfirmGameProps, GameBandProps } from '@shop/storefront/selection';
import { useServices } from '@shop/storefront/services';
import { useShopDispatch, useShopSelector } from '@shop/storefront/store';

/**
 * Popups and toasts. Their code is loaded once the page is idle, or at once if something has to be
 * shown, so that it does not delay the first screen.
 */
export function ShopPopups(): ReactElement {
  const isIdle = useIdlePage();
  const open = useShopSelector(selectPopups);
  const isOpen = open.length > 0;
  const hasToasts = useShopSelector(selectToasts).length > 0;
  const isReopened = useIsReopened();
  const [wasNeeded, setNeeded] = useState(false);
  if (!wasNeeded && (isIdle || isOpen || hasToasts || isReopened)) setNeeded(true);

  const press = isOpen ? open : null;
  const above = useOverlays(wasNeeded, press);
  // The payment waits for no other popup. What is pressed instead stays open until its code is there.
  const isLayerWanted = above.code !== null || open.includes('recharge');
  const layer = useLoaded(loadLayer, isLayerWanted, press);
  const lostPopup = useLostPopup();
  const isAnyWaiting = hasToasts || (isOpen && layer.code === null);
  const lost = (isAnyWaiting ? (above.lost ?? layer.lost) : null) ?? lostPopup;
  return (
    <>
      {layer.code && <layer.code.PopupLayer />}
      {/* After the layer, which says what a reloaded page shows. */}
      {layer.code && above.code && <above.code.Overlays />}
      {lost && <LostCodeNotice {...lost} isOverPage />}
    </>
  );
}

/** Returns why an open popup is not shown; trying again is another press of it. */
function useLostPopup(): Loaded<never>['lost'] {
  const dispatch = useShopDispatch();
  const cause = useShopSelector(selectLostPopup);
  const top = useShopSelector(selectPopups).at(-1);
  if (cause === null || top === undefined) return null;
  return { cause, onRetry: () => dispatch(popupStack.actions.opened(top)) };
}

/** Whether the page has been loaded again with popups open, which open again. */
function useIsReopened(): boolean {
  const { tabStorage } = useServices();
  const [isReopened, setReopened] = useState(false);
  useEffect(
    () =>
      startTimer(() => {
        setReopened(hasOpenPopups(tabStorage));
      }, 0),
    [tabStorage],
  );
  return isReopened;
}

/** Makes a component of the overlays a part of a page, which is loaded with them once the page is idle. */
function lazyOverlay<Props extends object>(
  choose: (code: Overlay) => ComponentType<Props>,
): ComponentType<Props> {
  return function LazyOverlay(props: Props): ReactElement | null {
    const { code } = useOverlays(useIdlePage());
    const Part = code && choose(code);
    return Part && <Part {...props} />;
  };
}

/** Notices above the pay bar. */
export const ShopNotices = lazyOverlay(({ Notices }) => Notices);

/** The mark of the gift tab. */
export const LazyGiftMark = lazyOverlay(({ GiftMark }) => GiftMark);

/** The line that tells of a reward, at the end of a page: what comes late moves nothing there. */
export const LazyGiftLine = lazyOverlay(({ GiftLine }) => GiftLine);

/** The picture of the game. */
export const LazyGameBand = lazyOverlay(({ GameBand }) => GameBand);

/** The button that leads to the player's phone. */
export const LazyPhoneButton = lazyOverlay(({ PhoneButton }) => PhoneButton);

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

/** Props of the footer's part that is loaded later. */
export interface FooterExtrasProps {
  /** Called with the legal links of the chosen game. */
  readonly onLinks: (links: FooterLinks) => void;
}

/** The components that are not part of the first screen. */
interface Overlay {
  readonly Overlays: ComponentType;
  readonly GiftMark: ComponentType<GiftMarkProps>;
  readonly GiftLine: ComponentType<GiftLineProps>;
  readonly ConfirmGame: ComponentType<ConfirmGameProps>;
  readonly Notices: ComponentType;
  readonly GameBand: ComponentType<GameBandProps>;
  readonly PhoneButton: ComponentType;
  readonly FooterExtras: ComponentType<FooterExtrasProps>;
}

const loadLayer = () => import('./popup-layer');
const loadOverlays = () => withLaterStyles<Overlay>(import('./overlays'));

/** Code once it is loaded, or why something that was asked for is not there; else null each. */
interface Loaded<Code> {
  readonly code: Code | null;
  readonly lost: { readonly cause: LossCause; readonly onRetry: () => void } | null;
}

/** What a press has made: another one for each press. Null if nothing was pressed. */
type Press = object | null;

/** Returns the components above the page once they are wanted and loaded. */
export function useOverlays(isWanted: boolean, press: Press = null): Loaded<Overlay> {
  return useLoaded(loadOverlays, isWanted, press);
}

/**
 * Returns code once it is wanted and loaded. Loading is retried until it succeeds or cannot; a popup that was
 * pressed meanwhile opens then. The page is loaded again for a press alone, not for what is retried by itself.
 */
function useLoaded<Code>(load: () => Promise<Code>, isWanted: boolean, press: Press): Loaded<Code> {
  const [fetched, setFetched] = useState<Code | null>(null);
  const [failure, setFailure] = useState<{
    readonly press: Press;
    readonly cause: LossCause;
  } | null>(null);
  const isMissing = isWanted && fetched === null;
  // A press tries again at once.
  const lost = failure?.press === press ? failure.cause : null;
  const { code: loader, i18n } = useServices();

  useEffect(() => {
    if (!isMissing || (lost !== null && !comesByItself(lost))) return undefined;
    let isOver = false;
    const fetchCode = (): void => {
      // Together with the code, since a popup that was pressed meanwhile needs them next.
      i18n.loadDeferred().catch(() => undefined);
      const how = press !== null && lost === null ? 'load' : 'ahead';
      loader[how](load).then(
        (code) => {
          // In pieces, between which the page answers presses.
          startTransition(() => {
            setFetched(code);
          });
        },
        (error: unknown) => {
          // Another press, or try, has its own answer: it would be made twice, and the page loaded again for one press.
          if (isOver) return;
          // What fails by itself is not looked into.
          setFailure({
            press,
            cause: error instanceof LostCode ? error.cause : (lost ?? 'network'),
          });
        },
      );
    };
    const stop = startTimer(fetchCode, lost === null ? 0 : retryPauseMs);
    return () => {
      isOver = true;
      stop();
    };
  }, [isMissing, press, lost, failure, i18n, loader, load]);

  const onRetry = (): void => {
    setFailure(null);
  };
  return { code: fetched, lost: isMissing && lost !== null ? { cause: lost, onRetry } : null };
}
