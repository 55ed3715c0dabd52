import { cardExchangeType } from '@shop/contract';
import { type MessageKey, formatMoney } from '@shop/i18n';
import { useLanguage, useTranslate } from '@shop/i18n/react';
import { selectLimitNotes } from '@shop/storefront-core/goods';
import { type PopupName, popupStack } from '@shop/storefront-core/popups';
import { type NextStep, nextStep, selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { type PayBarLine, type PayBarProps, PayBar } from '@shop/ui/pay-bar';
import type { ReactElement, ReactNode } from 'react';
import { useIsPrerendered } from '../browser';
import { useChosenGoods } from '../goods';
import { useIsGameAwaited } from '../selection';
import { useShopDispatch, useShopSelector } from '../store';

/** The pay bar: the choices, and the button that buys or leads to the next missing step. */
export function PaySection({
  onGoodsMissing,
  children,
}: {
  readonly onGoodsMissing: () => void;
  readonly children?: ReactNode;
}): ReactElement {
  const dispatch = useShopDispatch();
  const { code } = useLanguage();
  const goods = useChosenGoods();
  const isExchange = goods?.type_key === cardExchangeType;

  return (
    <PayBar
      item={goods?.name ?? null}
      price={goods === null || isExchange ? null : formatMoney(goods.price, goods.currency, code)}
      purpose={isExchange ? 'exchange' : 'buy'}
      lines={useLines()}
      missing={useMissing(onGoodsMissing)}
      onBuy={() => {
        dispatch(popupStack.actions.opened('recharge'));
      }}
    >
      {children}
    </PayBar>
  );
}

const stepLabels = {
  game: 'who.chooseGame',
  'sign-in': 'header.signIn',
  server: 'who.chooseServer',
  role: 'who.chooseRole',
  goods: 'goods.chooseGoods',
} satisfies Record<Exclude<NextStep, 'buy'>, MessageKey>;

const stepPopups = {
  game: 'games',
  'sign-in': 'login',
  server: 'servers',
  role: 'roles',
} satisfies Record<Exclude<NextStep, 'buy' | 'goods'>, PopupName>;

/**
 * Returns the next missing step: a popup to open, or the goods to show; null if nothing is missing. While
 * the game is awaited it is the step after that, which stays; a prerendered page, whose player may have signed in
 * before, only names it. The reason why limited goods cannot be bought now cannot be opened.
 */
function useMissing(onGoodsMissing: () => void): PayBarProps['missing'] {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const selection = useShopSelector(selectSelection);
  const user = useShopSelector(selectUser);

  const reason = useShopSelector(selectLimitNotes)[selection.productId ?? '']?.disabledReason;
  const next = nextStep(selection, user !== null);
  const step = useIsGameAwaited() && next === 'game' ? 'sign-in' : next;
  const isPrerendered = useIsPrerendered();
  if (step === 'buy') return reason ? { label: reason, onPress: null } : null;
  if (isPrerendered) return { label: translate(stepLabels[step]), onPress: null };
  const onPress =
    step === 'goods'
      ? onGoodsMissing
      : (): void => {
          dispatch(popupStack.actions.opened(stepPopups[step]));
        };
  return { label: translate(stepLabels[step]), onPress };
}

function useLines(): readonly PayBarLine[] {
  const translate = useTranslate();
  const { game, server, role } = useShopSelector(selectSelection);
  const lines: readonly [MessageKey, string | undefined][] = [
    ['who.game', game?.gameName],
    ['who.server', server?.display],
    ['who.role', role?.display],
  ];
  // A line for each from the start, so that nothing below them moves.
  return lines.map(([key, value = '–']) => ({ label: translate(key), value }));
}
