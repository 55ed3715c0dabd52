import { cardExchangeType } from '@shop/contract';
import { type MessageKey, formatMoney, useLanguage, useTranslate } from '@shop/i18n';

import { PayBar, type PayBarLine, type PayBarProps } from '@shop/ui/pay-bar';
import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectLimitNotes, useChosenGoods } from '../goods';
import { type PopupName, popupStack } from '../popups';
import { type NextStep, nextStep, selectSelection, useGameList } from '../selection';
import { selectUser } from '../session';

/** The pay bar: the choices, and the button that buys or leads to the next missing step. */
export function PaySection({
  onGoodsMissing,
}: {
  readonly onGoodsMissing: () => void;
}): ReactElement {
  const dispatch = useDispatch();
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
    />
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
 * the game is being found the step after it is named, which stays, and cannot be opened. So is the reason
 * why limited goods cannot be bought now.
 */
function useMissing(onGoodsMissing: () => void): PayBarProps['missing'] {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const selection = useSelector(selectSelection);
  const user = useSelector(selectUser);

  const { currentData, isFetching } = useGameList();
  const isLoading = currentData === undefined && isFetching;

  const reason = useSelector(selectLimitNotes)[selection.productId ?? '']?.disabledReason;
  const step = nextStep(selection, user !== null);
  if (step === 'buy') return reason ? { label: reason, onPress: null } : null;
  if (step === 'game' && isLoading)
    return { label: translate(stepLabels['sign-in']), onPress: null };
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
  const { game, server, role } = useSelector(selectSelection);
  const lines: readonly [MessageKey, string | undefined][] = [
    ['who.game', game?.gameName],
    ['who.server', server?.display],
    ['who.role', role?.display],
  ];
  // A line for each from the start, so that nothing below them moves.
  return lines.map(([key, value = '–']) => ({ label: translate(key), value }));
}
