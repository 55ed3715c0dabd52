import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Price } from '../price';
import styles from './price-area.module.css';

/** Props of {@link PriceArea}. */
export interface PriceAreaProps {
  /**
   * Formatted by the owner; `original` where a discount applies. Null while it is worked out anew:
   * an old price is never shown.
   */
  price: { readonly amount: string; readonly original?: string | null | undefined } | null;
}

/**
 * The price to pay, beside the original one if a discount applies (spec §2). Placed above the
 * button that pays; elsewhere use `Price`.
 */
export function PriceArea({ price }: PriceAreaProps): ReactElement {
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
