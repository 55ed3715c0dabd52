import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { Price } from '../price';
import { canBuy } from './can-buy';
import { RechargeMessageLine } from './recharge-message-line';
import type { RechargePopupProps } from './recharge-popup-props';
import styles from './recharge-popup.module.css';

/** Message, price and the button, always in sight. */
export function RechargeFooter(props: RechargePopupProps): ReactElement {
  const t = useTranslate();
  const { channels, chosenChannel, price, message, busy, busyLabel, onBuy } = props;
  const chosen =
    channels.kind === 'ready' ? channels.items.find(({ key }) => key === chosenChannel) : undefined;

  return (
    <div className={styles.footer}>
      <RechargeMessageLine message={message ?? null} />
      <p aria-live="polite" className={styles.price}>
        {price ? (
          <>
            <span className={styles.caption}>{t('price.pay')}</span>
            <Price amount={price.amount} original={price.original} size="large" />
          </>
        ) : (
          <span className={styles.caption}>{t('price.working')}</span>
        )}
      </p>
      <Button
        busy={busy}
        busyLabel={busyLabel ?? t('recharge.opening')}
        disabled={!canBuy(props)}
        onClick={onBuy}
        wide
      >
        {price ? t('recharge.buyFor', { money: price.amount }) : t('recharge.buy')}
      </Button>
      <p className={styles.hint}>
        {chosen
          ? t('recharge.leave', { name: chosen.chosenSubChannel ?? chosen.name })
          : t('recharge.chooseChannel')}
      </p>
    </div>
  );
}
