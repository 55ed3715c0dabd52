import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, memo } from 'react';
import { Picture } from '../picture';
import styles from './purchase-summary.module.css';

/** Props of {@link PurchaseSummary}. All texts come formatted. */
export interface PurchaseSummaryProps {
  /** Empty if they are not listed, for instance those of a replenishment. */
  goods: string;
  /** What comes on top of the goods, for instance `+20 bonus`. */
  bonus?: string | undefined;
  /** Address of the picture of the goods or the game; may be empty. */
  picture: string;
  /** The price to pay; null while it is worked out, and for goods without a price. */
  amount: string | null;
  role: string;
  server: string;
  game: string;
}

function Summary({
  goods,
  bonus,
  picture,
  amount,
  role,
  server,
  game,
}: PurchaseSummaryProps): ReactElement {
  const t = useTranslate();
  return (
    <div className={styles.summary}>
      <Picture name={goods || game} src={picture} />
      <div className={styles.words}>
        <p className={styles.goods}>
          <span className={styles.what}>
            <bdi className={styles.name}>{goods || game}</bdi>{' '}
            {bonus && <bdi className={styles.bonus}>{bonus}</bdi>}
          </span>{' '}
          {amount !== null && <bdi className={styles.amount}>{amount}</bdi>}
        </p>
        <p className={styles.recipient}>
          {t('recharge.recipient')} <bdi className={styles.role}>{role}</bdi>{' '}
          {/* On a line of its own: however long the name, the server stays in sight. */}
          <span className={styles.place}>
            <bdi>{server}</bdi> <span aria-hidden>·</span> <bdi>{game}</bdi>
          </span>
        </p>
      </div>
    </div>
  );
}

/**
 * What is bought, for how much and for whom, at the top of every popup that pays: the last chance to
 * notice a mistake.
 */
export const PurchaseSummary = memo(Summary);
