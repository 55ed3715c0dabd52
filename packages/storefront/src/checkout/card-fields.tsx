import { useLanguage, useTranslate } from '@shop/i18n/react';
import type { Preparation } from '@shop/payments';
import {
  type CardFrameMount,
  cardCompanyOf,
  hostedCard,
  mountCardFrame,
} from '@shop/payments/hosted-card';
import { pageWindow } from '@shop/storefront-core/browser';
import { type CardPrompt, type OpenCardPrompt } from '@shop/storefront-core/checkout';
import { type KnownOrder, orderBlock } from '@shop/storefront-core/orders';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { HostedCardPanel } from '@shop/ui/hosted-card-panel';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOrderReader } from '../orders';
import { useShopDispatch, useShopSelector } from '../store';
import { useCardAppearance } from './use-card-appearance';

/** Props of {@link CardFields}. */
export interface CardFieldsProps {
  readonly card: OpenCardPrompt;
  /** What is bought: the order, or the purchase that is about to be one; null if the page does not know it. */
  readonly bought: Pick<KnownOrder, 'summary' | 'payment'> | null;
}

/**
 * The provider's card fields in their panel. They are a document of another origin, so that no digit
 * of a card reaches this page. Closing the panel leaves the order unpaid; it does not cancel it.
 */
export function CardFields({ card, bought }: CardFieldsProps): ReactElement {
  const translate = useTranslate();
  const { code } = useLanguage();
  const reader = useOrderReader();
  const { container, isReady } = useMountedFrame(card, {
    title: translate('card.frame'),
    language: code,
    appearance: useCardAppearance(),
  });
  const leave = (): void => {
    card.end('cancelled');
  };
  useInPopupStack(leave);

  return (
    <HostedCardPanel
      open
      onOpenChange={leave}
      onBack={leave}
      purchase={bought && orderBlock(bought, reader)}
      company={cardCompanyOf(card.subject)}
      status={isReady ? { kind: 'ready' } : { kind: 'loading' }}
    >
      <div ref={container} />
    </HostedCardPanel>
  );
}

/**
 * Has the fields in the stack of popups while they are shown, so that a step back closes them and not the popup below.
 *
 * @param onClosed - Called when the stack has closed them.
 */
function useInPopupStack(onClosed: () => void): void {
  const dispatch = useShopDispatch();
  const isInStack = useShopSelector(selectPopups).includes('card-fields');
  const wasInStack = useRef(false);
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    dispatch(popupStack.actions.opened('card-fields'));
    return () => {
      dispatch(popupStack.actions.closed('card-fields'));
    };
  }, [dispatch]);
  useEffect(() => {
    if (wasInStack.current && !isInStack) closed();
    wasInStack.current = isInStack;
  }, [isInStack]);
}

function useMountedFrame(
  card: OpenCardPrompt,
  texts: Pick<CardFrameMount, 'title' | 'language' | 'appearance'>,
): { readonly container: (element: HTMLElement | null) => void; readonly isReady: boolean } {
  const [isReady, setReady] = useState(false);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const initialTexts = useRef(texts);

  useEffect(() => {
    if (element === null) return;
    const leaving = new AbortController();
    void mountCardFrame({
      frame: card.subject,
      container: element,
      ...initialTexts.current,
      signal: leaving.signal,
      onReady: () => {
        setReady(true);
      },
    }).then((outcome) => {
      if (leaving.signal.aborted) return;
      // Of its address, only the last part names no payment: the provider.
      const provider = new URL(card.subject.url).pathname.split('/').at(-1) ?? '';
      if (outcome === 'load-failed') pageWindow().reportFailure?.('card-frame', provider);
      card.end(outcome);
    });
    return () => {
      leaving.abort();
    };
  }, [card, element]);

  return { container: setElement, isReady };
}

/** Presents card fields in their panel, whose code is loaded before the order is created. */
export async function presentCard(cards: CardPrompt): Promise<Preparation> {
  return hostedCard(cards.show)();
}
