import { skipToken } from '@reduxjs/toolkit/query/react';
import { limitsApi, useLimitInfoQuery } from '@shop/api-client/limits';
import type { LimitedProduct } from '@shop/contract';
import { type TranslateCritical, formatRemaining } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import { onReturn, startTimer } from '@shop/storefront-core/browser';
import { type LimitNote, limitNotesSlice } from '@shop/storefront-core/goods';
import { serverNow } from '@shop/storefront-core/time';
import type { Limit } from '@shop/ui/limit-note';
import { useEffect } from 'react';
import { useRoleArgs } from '../selection';
import { useServices } from '../services';
import { useShopDispatch } from '../store';
import { useAfterGoods } from './use-after-goods';
import { useRequestedGoods } from './use-goods';

/** The time until the next purchase is shown in minutes (spec §9). */
const tickMs = 60_000;

/**
 * Reads for the chosen role how often limited goods may still be bought, and tells the tiles. Makes no
 * call while no goods are shown, or if none of them is flagged as limited (spec §7).
 */
export function useLimitNotes(areGoodsShown: boolean): void {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const services = useServices();
  const isAfterGoods = useAfterGoods();
  const args = useLimitArgs();
  const { currentData, refetch } = useLimitInfoQuery(
    isAfterGoods && areGoodsShown ? args : skipToken,
  );
  const products = currentData?.products;

  useEffect(() => {
    let cancel = (): void => undefined;
    const tell = (): void => {
      cancel();
      const nowMs = serverNow(services);
      const notes = (products ?? []).map(
        (product) => [product.product_id, limitNote(product, nowMs, translate)] as const,
      );
      dispatch(limitNotesSlice.actions.limitsRead(Object.fromEntries(notes)));
      if (isAnyAgain(products, nowMs)) void refetch();
      cancel = startTimer(tell, tickMs);
    };
    tell();
    const stopReturns = onReturn(tell);
    return () => {
      cancel();
      stopReturns();
    };
  }, [dispatch, products, refetch, services, translate]);
}

/** Returns the limit of goods for the chosen role; null if there is none, or if it cannot be read. Makes no call. */
export function useGoodsLimit(productId: string | null): Limit | null {
  const translate = useTranslate();
  const services = useServices();
  const args = useLimitArgs();
  const { currentData, isError } = limitsApi.endpoints.limitInfo.useQueryState(args);
  const { data: listed } = useRequestedGoods();
  const goods = listed?.goods.find(({ product_id }) => product_id === productId);
  if (goods?.is_limit !== true || args === skipToken || isError) return null;
  if (currentData === undefined) return 'awaited';
  const product = currentData.products.find(({ product_id }) => product_id === productId);
  if (product === undefined) return null;
  const { day_info: days, extra_pay_times: left, frequency: times, limit_type: per } = product;
  return {
    rule: per === 'time' ? { per, times, days } : { per, times },
    standing:
      left > 0
        ? { kind: 'left', left }
        : { kind: 'none', againIn: againIn(product, serverNow(services), translate) },
  };
}

function useLimitArgs(): Parameters<typeof useLimitInfoQuery>[0] {
  const args = useRoleArgs();
  const { data } = useRequestedGoods();
  const { replenishId } = useServices();
  const isAnyLimited = data?.goods.some(({ is_limit }) => is_limit) ?? false;
  // Limits are those of the player's own roles.
  return isAnyLimited && args !== null && replenishId === null ? args : skipToken;
}

/** Whether any goods may be bought again that could not be when they were read. */
function isAnyAgain(products: readonly LimitedProduct[] = [], nowMs: number): boolean {
  return products.some(({ next_pay_time: nextAt }) => nextAt > 0 && nextAt * 1_000 <= nowMs);
}

/** Returns the time until goods can be bought again; null if they never can. */
function againIn(
  { next_pay_time: nextAt }: LimitedProduct,
  nowMs: number,
  translate: TranslateCritical,
): string | null {
  return nextAt > 0 ? formatRemaining(nextAt - nowMs / 1_000, translate) : null;
}

/** Of texts of the first screen: the tiles are there before the others, and without them if they are lost. */
function limitNote(
  product: LimitedProduct,
  nowMs: number,
  translate: TranslateCritical,
): LimitNote {
  const { extra_pay_times: left, frequency: total } = product;
  if (left > 0)
    return { note: translate('limit.leftOf', { number: left, total }), disabledReason: null };
  const time = againIn(product, nowMs, translate);
  const disabledReason =
    time === null ? translate('limit.reached') : translate('limit.nextIn', { time });
  return { note: null, disabledReason };
}
