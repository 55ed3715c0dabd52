import { useTranslate } from '@shop/i18n/react';
import { canShare, share } from '@shop/storefront-core/browser';
import type { ResultOrder } from '@shop/ui/result-popup';
import { useCopied } from '../clipboard';
import { useServices } from '../services';

/** Returns the button that shares the receipt of an order, or copies it where nothing can be shared. */
export function useReceipt(order: ResultOrder): {
  readonly label: string;
  readonly onPress: () => void;
} {
  const translate = useTranslate();
  const { config } = useServices();
  const { copied, copy } = useCopied();
  const lines = [
    ['result.goods', order.bonus ? `${order.goods ?? ''} · ${order.bonus}` : order.goods],
    ['result.amount', order.amount],
    ['recharge.channels', order.method],
    ['result.time', order.time],
    ['result.account', order.account],
    ['result.game', order.game],
    ['result.server', order.server],
    ['result.role', order.role],
    ['result.billingNo', order.billingNo],
  ] as const;
  const facts = lines.flatMap(([key, value]) => (value ? [`${translate(key)}: ${value}`] : []));
  const text = [config.brand.name, ...facts].join('\n');
  if (canShare())
    return {
      label: translate('result.shareReceipt'),
      onPress: () => {
        share(text);
      },
    };
  return {
    label: translate(copied ? 'common.copied' : 'result.copyReceipt'),
    onPress: () => {
      copy(text);
    },
  };
}
