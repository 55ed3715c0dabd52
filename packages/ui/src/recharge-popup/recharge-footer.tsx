import type { Translate } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { MessageLine } from '../message-line';
import { PriceArea } from '../price-area';
import type { RechargePopupProps } from './recharge-popup';
import styles from './recharge-popup.module.css';

/** Message, price and the button, always in sight. */
export function RechargeFooter(props: RechargePopupProps): ReactElement {
  const t = useTranslate();
  const { price, message, busy, busyLabel, canBuy, onBuy, card, areGoodsGone } = props;
  const isDeadEnd = areGoodsGone === true || hasNoChannel(props);
  const instead = props.instead ?? (isDeadEnd ? otherGoods(t, props.onOtherGoods) : undefined);
  return (
    <div className={styles.footer}>
      <MessageLine message={message ?? null} />
      {card?.purpose !== 'exchange' && areGoodsGone !== true && <PriceArea price={price} />}
      <Button
        busy={busy}
        busyLabel={busyLabel ?? t('recharge.opening')}
        disabled={!canBuy && instead === undefined}
        onClick={instead?.onPress ?? onBuy}
        wide
      >
        {instead?.label ?? buttonText(t, props)}
      </Button>
      <p className={styles.hint}>{hint(t, props)}</p>
    </div>
  );
}

/** "Exchange" for card goods and "buy" otherwise (spec §2). */
function buttonText(t: Translate, { card, price }: RechargePopupProps): string {
  if (card?.purpose === 'exchange') return t('recharge.exchange');
  return price ? t('recharge.buyFor', { money: price.amount }) : t('recharge.buy');
}

function otherGoods(
  t: Translate,
  onPress: RechargePopupProps['onOtherGoods'],
): RechargePopupProps['instead'] {
  return onPress && { label: t('recharge.otherItem'), onPress };
}

/** Whether no listed channel can be chosen, so that nothing in the popup makes the button work. */
function hasNoChannel({ card, channels }: RechargePopupProps): boolean {
  if (card !== undefined || channels.kind !== 'ready') return false;
  return channels.items.every(({ disabledReason }) => disabledReason !== undefined);
}

/** What a press of the button that buys does, in words, or what is missing; nothing while the list says it itself. */
function hint(t: Translate, props: RechargePopupProps): string | null {
  const { card, channels, chosenChannel, price, next } = props;
  if (props.instead !== undefined) return null;
  if (card !== undefined) return t('prepaid.next');
  if (channels.kind !== 'ready' || hasNoChannel(props)) return null;
  const { items } = channels;
  const only = items.length === 1 ? items[0] : undefined;
  const chosen = items.find(({ key }) => key === chosenChannel) ?? (only?.hasSubChannels && only);
  if (!chosen) return t('recharge.chooseChannel');
  const rechargeType = chosen.chosenSubChannel ?? chosen.name;
  if (chosen.hasSubChannels && chosen.chosenSubChannel === undefined)
    return t('recharge.nextOption', { rechargeType });
  if (!price) return null;
  // The price stands above and on the button, and the channel is marked in the list.
  return next ?? t('recharge.summary', { money: price.amount, rechargeType });
}
