import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './price.module.css';

/** Props of {@link Price}. */
export interface PriceProps {
  /** The price to pay, formatted for the region by the owner, for instance `$4.99`. */
  amount: string;
  /** The price before a discount, formatted likewise; shown struck through. */
  original?: string | null | undefined;
  /** Default `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A price in tabular digits that keeps its order inside text of the other direction. */
export function Price({ amount, original, size = 'medium' }: PriceProps): ReactElement {
  const t = useTranslate();
  return (
    <span className={styles.price} data-size={size}>
      {original && (
        <>
          <VisuallyHidden>{t('price.original', { money: original })}</VisuallyHidden>
          <s aria-hidden className={styles.original}>
            <bdi>{original}</bdi>
          </s>
        </>
      )}
      {/* Where it has no room it breaks after the currency, never inside the number. */}
      <bdi className={styles.amount}>{amount.replace('\u00a0', ' ')}</bdi>
    </span>
  );
}
