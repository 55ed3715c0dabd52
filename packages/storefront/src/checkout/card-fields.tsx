import { useLanguage, useTranslate } from '@shop/i18n/react';
import type { Preparation } from '@shop/payments';
import {
  type CardFrame,
  type CardFrameMount,
  type CardOutcome,
  cardCompanyOf,
  hostedCard,
  mountCardFrame,
} from '@shop/payments/hosted-card';
import { pageWindow } from '@shop/storefront-core/browser';
import { type CardEntry, type OpenPrompt, createPrompt } from '@shop/storefront-core/checkout';
import { orderBlock } from '@shop/storefront-core/orders';
import { HostedCardPanel } from '@shop/ui/hosted-card-panel';
import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useOrderReader, useOrders } from '../orders';
import type { PopupContainerProps } from '../popups';
import { useShopParts } from '../services';
import { useCardAppearance } from './use-card-appearance';

type OpenCard = OpenPrompt<CardEntry, CardOutcome>;

const noPurchase = { cardPrompt: createPrompt<CardEntry, CardOutcome>('cancelled') };

/**
 * The provider's card fields in their panel, while an order is paid with them. They are a document of another origin, so
 * that no digit of a card reaches this page. Closing the panel leaves the order unpaid; it does not cancel it.
 */
export function CardFields({ open }: PopupContainerProps): ReactElement | null {
  // Of the checkout service, which loads this file; there is none before the first purchase.
  const { cardPrompt } = useShopParts().checkout ?? noPurchase;
  const card = useSyncExternalStore(cardPrompt.subscribe, cardPrompt.current);
  useEffect(() => {
    if (!open) cardPrompt.current()?.end('cancelled');
  }, [open, cardPrompt]);
  return card && <CardPanel card={card} />;
}

function CardPanel({ card }: { readonly card: OpenCard }): ReactElement {
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
  const { bought, frame } = card.subject;
  const isEnded = useIsEnded(bought.billingNo);
  useEffect(() => {
    if (isEnded) card.end('cancelled');
  }, [card, isEnded]);

  return (
    <HostedCardPanel
      open
      onOpenChange={leave}
      onBack={leave}
      purchase={orderBlock(bought, reader)}
      company={cardCompanyOf(frame)}
      status={isReady ? { kind: 'ready' } : { kind: 'loading' }}
    >
      <div ref={container} />
    </HostedCardPanel>
  );
}

/** Whether an order has ended, also by another tab that has paid or replaced it: no card is entered for it any more. */
function useIsEnded(billingNo: string | null): boolean {
  return useOrders().some((order) => order.billingNo === billingNo && order.status !== 'placed');
}

function useMountedFrame(
  card: OpenCard,
  texts: Pick<CardFrameMount, 'title' | 'language' | 'appearance'>,
): { readonly container: (element: HTMLElement | null) => void; readonly isReady: boolean } {
  const [isReady, setReady] = useState(false);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const initialTexts = useRef(texts);

  useEffect(() => {
    if (element === null) return;
    const leaving = new AbortController();
    void mountCardFrame({
      frame: card.subject.frame,
      container: element,
      ...initialTexts.current,
      signal: leaving.signal,
      onReady: () => {
        setReady(true);
      },
    }).then((outcome) => {
      if (leaving.signal.aborted) return;
      // Of its address, only the last part names no payment: the provider.
      const provider = new URL(card.subject.frame.url).pathname.split('/').at(-1) ?? '';
      if (outcome === 'load-failed') pageWindow().reportFailure?.('card-frame', provider);
      card.end(outcome);
    });
    return () => {
      leaving.abort();
    };
  }, [card, element]);

  return { container: setElement, isReady };
}

/** Returns how card fields are presented, once this code is there. */
export async function prepareCard(
  show: (frame: CardFrame) => Promise<CardOutcome>,
): Promise<Preparation> {
  return hostedCard(show)();
}
