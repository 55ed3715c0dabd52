import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, memo } from 'react';
import { Picture } from '../picture';
import { Price } from '../price';
import styles from './purchase-summary.module.css';

/** Props of {@link PurchaseSummary}. All texts come formatted; an empty one is left out. */
export interface PurchaseSummaryProps {
  /** Empty if they are not listed, for instance those of a replenishment: the game stands for them. */
  goods: string;
  /** What comes on top of the goods, for instance `+20 bonus`. */
  bonus?: string | undefined;
  /** Address of the picture of the goods or the game; without one it is the first letter of the name. */
  picture: string;
  /** The price to pay; null while it is worked out, and for goods without a price. */
  amount: string | null;
  role: string;
  server: string;
  game: string;
  /** Without a card around it, as a row of a list. Default false. */
  isRow?: boolean | undefined;
}

function Summary(props: PurchaseSummaryProps): ReactElement {
  const { goods, bonus, picture, amount, game, isRow = false } = props;
  const name = goods || game;
  return (
    <div className={styles.summary} data-row={isRow}>
      <span aria-hidden className={styles.picture}>
        <Picture name={name} size={isRow ? 40 : 56} src={picture} />
      </span>
      <div className={styles.words}>
        <p className={styles.goods}>
          <span className={styles.what}>
            <bdi className={styles.name}>{name}</bdi>{' '}
            {bonus && <bdi className={styles.bonus}>{bonus}</bdi>}
          </span>{' '}
          {amount !== null && (
            <span className={styles.amount}>
              <Price amount={amount} size={isRow ? 'medium' : 'large'} />
            </span>
          )}
        </p>
        <Recipient {...props} />
      </div>
    </div>
  );
}

function Recipient({ role, server, game }: PurchaseSummaryProps): ReactElement | null {
  const t = useTranslate();
  const place = [server, game].filter(Boolean);
  if (!role && place.length === 0) return null;
  return (
    <p className={styles.recipient}>
      {role && (
        <>
          {t('recharge.recipient')} <bdi className={styles.role}>{role}</bdi>{' '}
        </>
      )}
      {/* On a line of its own: however long the name, the server stays in sight. */}
      <span className={styles.place}>
        {place.map((part, index) => (
          // The server and the game may have one name.
          <span key={index === 0 ? 'first' : 'second'}>
            {index > 0 && <span aria-hidden> · </span>}
            <bdi>{part}</bdi>
          </span>
        ))}
      </span>
    </p>
  );
}

/**
 * What is bought, for how much and for whom: the same block at every step that pays, from the sheet to the receipt and
 * the list of orders, and the last chance to notice a mistake.
 */
export const PurchaseSummary = memo(Summary);
