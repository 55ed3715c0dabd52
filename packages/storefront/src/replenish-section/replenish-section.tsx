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
import type { Replenishment } from '@shop/storefront-core/replenishment';
import { popupStack } from '@shop/storefront-core/popups';
import { selectUser } from '@shop/storefront-core/session';
import {
  type ReplenishCardProps,
  type ReplenishState,
  ReplenishCard,
} from '@shop/ui/replenish-card';
import { Skeleton } from '@shop/ui/skeleton';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { useMissingContent } from '../connection';
import { useReplenishment } from '../replenishment';
import { useDeferredTexts } from '../deferred-texts';
import { usePopupPlace } from '../popups';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useSupportHref } from '../support';
import { ReplenishGames } from './replenish-games';
import { useReplenishmentOrder } from './use-replenishment-order';
import { useOwnGame } from './use-own-game';
import { usePayersChoices } from './use-payers-choices';
import { useSecondsLeft } from './use-seconds-left';

/** A payment for another player (spec §4); without a link that names one, in which games there are any. */
export function ReplenishSection(): ReactElement {
  const { replenishId } = useServices();
  const hasTexts = useDeferredTexts();
  return replenishId === null ? (
    <ReplenishGames hasTexts={hasTexts} />
  ) : (
    <LinkedReplenishment replenishId={replenishId} hasTexts={hasTexts} />
  );
}

function LinkedReplenishment({
  replenishId,
  hasTexts,
}: {
  readonly replenishId: string;
  readonly hasTexts: boolean;
}): ReactElement {
  const query = useReplenishmentInfoQuery({ replenish_id: replenishId });
  const missing = useMissingContent(query);
  const replenishment = useReplenishment();
  const icon = useOwnGame(replenishment);
  usePayersChoices(replenishment, icon);
  useFreshReplenishment(query.refetch);
  const known = useReplenishState(replenishment, icon);
  useNothingToPay(known);
  return hasTexts ? <PayersCard state={known ?? missing} /> : <Skeleton blockSize="100vh" />;
}

/** What is paid, with the place of the payment. Where it has expired, customer service may make a new link. */
function PayersCard({ state }: Pick<ReplenishCardProps, 'state'>): ReactElement {
  const supportHref = useSupportHref();
  const { setPlace } = usePopupPlace();
  return (
    <ReplenishCard
      paymentPlace={setPlace}
      state={state.kind === 'expired' ? { ...state, supportHref } : state}
    />
  );
}

/** Returns how a replenishment stands, and what the payer can do about it; null without one. */
function useReplenishState(
  replenishment: Replenishment | null,
  icon: string,
): ReplenishState | null {
  const secondsLeft = useSecondsLeft(replenishment);
  const isPaid = useIsPaid(replenishment);
  const pay = usePay();
  const { code } = useLanguage();
  const translate = useTranslate();
  if (replenishment === null) return null;
  const payment = paymentOf(replenishment, icon, code);
  if (isPaid) return { kind: 'done', payment };
  if (secondsLeft === 0) return { kind: 'expired', payment };
  const timeLeft = secondsLeft === null ? null : timeLeftOf(secondsLeft, translate);
  return { kind: 'open', payment, timeLeft, busy: false, onPay: pay };
}

function paymentOf(
  { amount, currency_code, game_name, user_name }: Replenishment,
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

/** Closes the payment where there is nothing to pay any more. */
function useNothingToPay(state: ReplenishState | null): void {
  const dispatch = useShopDispatch();
  const isOver = state?.kind === 'done' || state?.kind === 'expired';
  useEffect(() => {
    if (isOver) dispatch(popupStack.actions.closed('recharge'));
  }, [dispatch, isOver]);
}

/** Reads the replenishment again when the payer returns to the page: another payer may have paid it. */
function useFreshReplenishment(refetch: () => unknown): void {
  const read = useEffectEvent(refetch);
  useEffect(() => onReturn(() => read()), []);
}

/** Returns whether a replenishment is paid, by this payer or by anybody else. */
function useIsPaid(replenishment: Replenishment | null): boolean {
  const isPaidHere = useReplenishmentOrder(replenishment)?.status === 'success';
  return isPaidHere || replenishment?.is_paid === true;
}
