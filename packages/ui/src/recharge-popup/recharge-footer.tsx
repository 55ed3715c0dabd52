import { type Translate, useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { MessageLine } from '../message-line';
import { PriceArea } from '../price-area';
import type { RechargePopupProps } from './recharge-popup';
import styles from './recharge-popup.module.css';

/** Message, price and the button, always in sight. */
export function RechargeFooter(props: RechargePopupProps): ReactElement {
  const t = useTranslate();
  const { price, message, busy, busyLabel, canBuy, onBuy, card, instead } = props;
  return (
    <div className={styles.footer}>
      <MessageLine message={message ?? null} />
      {card?.purpose !== 'exchange' && <PriceArea price={price} />}
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

/** What a press of the button does, in words. */
function hint(t: Translate, { card, channels, chosenChannel, price }: RechargePopupProps): string {
  if (card !== undefined) return t('prepaid.next');
  const chosen =
    channels.kind === 'ready' ? channels.items.find(({ key }) => key === chosenChannel) : undefined;
  if (chosen === undefined) return t('recharge.chooseChannel');
  const rechargeType = chosen.chosenSubChannel ?? chosen.name;
  return price ? t('recharge.summary', { money: price.amount, rechargeType }) : '';
}
