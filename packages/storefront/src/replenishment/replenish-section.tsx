import { useReplenishmentInfoQuery } from '@shop/api-client/replenishment';
import {
  type Language,
  type Translate,
  formatCountdown,
  formatMoney,
  formatRemaining,
} from '@shop/i18n';
import { useLanguage, useTranslate } from '@shop/i18n/react';
import { onReturn } from '@shop/storefront-core/browser';
import type { Debt } from '@shop/storefront-core/debt';
import { popupStack } from '@shop/storefront-core/popups';
import { selectUser } from '@shop/storefront-core/session';
import { type ReplenishState, ReplenishCard } from '@shop/ui/replenish-card';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { type MissingContent, useMissingContent } from '../connection';
import { useDebt, useRefetchDebt } from '../debt';
import { useDeferredTexts } from '../language';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useSupportHref } from '../support';
import { ReplenishGames } from './replenish-games';
import { useDebtOrder } from './use-debt-order';
import { useOwnGame } from './use-own-game';
import { usePayersChoices } from './use-payers-choices';
import { useSecondsLeft } from './use-seconds-left';

/** A payment for another player (spec §4); without a link that names one, in which games there are any. */
export function ReplenishSection(): ReactElement {
  const { debtId } = useServices();
  const hasTexts = useDeferredTexts();
  return debtId === null ? (
    <ReplenishGames hasTexts={hasTexts} />
  ) : (
    <ReplenishDebt debtId={debtId} hasTexts={hasTexts} />
  );
}

function ReplenishDebt({
  debtId,
  hasTexts,
}: {
  readonly debtId: string;
  readonly hasTexts: boolean;
}): ReactElement {
  const missing = useMissingContent(useReplenishmentInfoQuery({ replenish_id: debtId }));
  const debt = useDebt();
  const icon = useOwnGame(debt);
  usePayersChoices(debt, icon);
  useFreshDebt();
  const known = useReplenishState(debt, icon);
  const state = known === null || !hasTexts ? withoutDebt(missing, hasTexts) : known;
  return state.kind === 'expired' ? (
    <ExpiredCard payment={state.payment} />
  ) : (
    <ReplenishCard state={state} />
  );
}

/** Returns how a debt stands, and what the payer can do about it; null without one. */
function useReplenishState(debt: Debt | null, icon: string): ReplenishState | null {
  const secondsLeft = useSecondsLeft(debt);
  const isPaid = useIsPaid(debt);
  const pay = usePay();
  const { code } = useLanguage();
  const translate = useTranslate();
  if (debt === null) return null;
  const payment = paymentOf(debt, icon, code);
  if (isPaid) return { kind: 'done', payment };
  if (secondsLeft === 0) return { kind: 'expired', payment };
  const timeLeft = secondsLeft === null ? null : timeLeftOf(secondsLeft, translate);
  return { kind: 'open', payment, timeLeft, busy: false, onPay: pay };
}

/** Leads to customer service, which may make a new link. */
function ExpiredCard({
  payment,
}: Pick<Extract<ReplenishState, { kind: 'expired' }>, 'payment'>): ReactElement {
  const supportHref = useSupportHref();
  return <ReplenishCard state={{ kind: 'expired', payment, supportHref }} />;
}

function withoutDebt(missing: MissingContent, hasTexts: boolean): ReplenishState {
  return hasTexts ? missing : { kind: 'loading' };
}

function paymentOf(
  { amount, currency_code, game_name, user_name }: Debt,
  gameIcon: string,
  language: Language,
): Extract<ReplenishState, { kind: 'done' }>['payment'] {
  return {
    userName: user_name,
    gameName: game_name,
    gameIcon,
    amount: formatMoney(amount, currency_code, language),
  };
}

/** The last minutes are highlighted. */
const shortSeconds = 300;

function timeLeftOf(
  seconds: number,
  translate: Translate,
): Extract<ReplenishState, { kind: 'open' }>['timeLeft'] {
  return {
    kind: 'running',
    time: formatCountdown(seconds),
    spoken: translate('countdown.left', { time: formatRemaining(seconds, translate) }),
    isShort: seconds <= shortSeconds,
  };
}

/** Returns what the button does: it opens the payment, for a payer who is signed in. */
function usePay(): () => void {
  const dispatch = useShopDispatch();
  const isSignedIn = useShopSelector(selectUser) !== null;
  return () => {
    dispatch(popupStack.actions.opened(isSignedIn ? 'recharge' : 'login'));
  };
}

/** Reads the debt again when the payer returns to the page: somebody else may have paid it. */
function useFreshDebt(): void {
  const refetch = useEffectEvent(useRefetchDebt());
  useEffect(
    () =>
      onReturn(() => {
        refetch();
      }),
    [],
  );
}

/** Returns whether a debt is paid, by this payer or by anybody else. */
function useIsPaid(debt: Debt | null): boolean {
  const isPaidHere = useDebtOrder(debt)?.status === 'success';
  return isPaidHere || debt?.is_paid === true;
}
