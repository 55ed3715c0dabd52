import { cardExchangeType } from '@shop/contract';
import { useLanguage } from '@shop/i18n';
import { useSelector } from 'react-redux';
import type { CouponCheckout } from '../coupons';
import { useDebt } from '../debt';
import { selectSelection } from '../selection';
import { selectUser } from '../session';
import type { Purchase } from './purchase';
import { useChannelList } from './use-channel-list';
import { useGoodsToPay } from './use-goods-to-pay';
import { useUnpaidOrder } from './use-unpaid-order';

/** Without coupon and points. */
export const noCoupon = { applied: null, points: null } as const;

/** Returns the complete purchase with a coupon or without one; null while something is missing. */
export function usePurchase({
  applied: coupon,
  points,
}: Pick<CouponCheckout, 'applied' | 'points'>): Purchase | null {
  const selection = useSelector(selectSelection);
  const user = useSelector(selectUser);
  const goods = useGoodsToPay();
  const { code } = useLanguage();
  const { region, chosen } = useChannelList();
  const unpaid = useUnpaidOrder();
  const debtId = useDebt()?.replenishId ?? null;
  if (user === null || goods === null) return null;
  const parts = { selection, user, goods, language: code };
  if (goods.type_key === cardExchangeType) return { kind: 'exchange', ...parts };
  if (region === null || chosen === null) return null;

  const { subChannelId } = selection;
  const needsMethod = chosen.sub_payment.length > 0;
  const hasMethod = chosen.sub_payment.some(({ channel_id }) => channel_id === subChannelId);
  if (needsMethod && !hasMethod) return null;
  const method = needsMethod ? subChannelId : null;
  const replaces = unpaid?.canBeReplaced === true ? unpaid.order.billingNo : null;
  const chosenWay = { region, channel: chosen, subChannelId: method };
  return { kind: 'channel', ...parts, ...chosenWay, coupon, points, replaces, debtId };
}
