import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Price } from '../price';
import type { RechargePopupProps } from './recharge-popup-props';
import styles from './recharge-popup.module.css';

/** The price to pay, beside the original one where a discount applies (spec §2). */
export function PriceArea({ price }: Pick<RechargePopupProps, 'price'>): ReactElement {
  const t = useTranslate();
  return (
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
  );
}
