import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Recipient } from '../recipient';
import { Sheet } from '../sheet';
import { ChannelChoice } from './channel-choice';
import { KeepOnlineNote } from './keep-online-note';
import { OrderDetail } from './order-detail';
import { RechargeFooter } from './recharge-footer';
import type { RechargePopupProps } from './recharge-popup-props';
import styles from './recharge-popup.module.css';

/** Choosing how to pay, and paying (spec §2). In card mode the card is typed where the channels were. */
export function RechargePopup(props: RechargePopupProps): ReactElement {
  const t = useTranslate();
  const { open, onOpenChange, recipient, detail, coupon, price, card, mustStayOnline } = props;
  const hasDiscount = (price?.original ?? null) !== null;

  return (
    <Sheet
      footer={<RechargeFooter {...props} />}
      onBack={card?.onBack}
      onOpenChange={onOpenChange}
      open={open}
      title={t('recharge.title')}
    >
      <div className={styles.content}>
        <Recipient {...recipient} />
        {coupon}
        {card === undefined ? <ChannelChoice {...props} /> : card.form}
        {mustStayOnline && <KeepOnlineNote />}
        {/* Last: what unfolds by itself moves nothing. */}
        <OrderDetail {...detail} isOpenAtFirst={hasDiscount || detail.points !== undefined} />
      </div>
    </Sheet>
  );
}
