import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { ChevronEndIcon } from '../icon';
import { Picture } from '../picture';
import styles from './again-row.module.css';

/** Props of {@link AgainRow}. */
export interface AgainRowProps {
  /** Name of the goods that were bought last. */
  goods: string;
  /** Address of their picture; may be empty. */
  icon: string;
  /** The character they are for. */
  role: string;
  /** What they cost now, formatted. */
  price: string;
  /** Leads to the payment. */
  onPress: () => void;
}

/** What was bought last, one press from its payment. It fills the place that is kept for it: its texts are one line each. */
export function AgainRow({ goods, icon, role, price, onPress }: AgainRowProps): ReactElement {
  const t = useTranslate();
  return (
    <button className={styles.row} onClick={onPress} type="button">
      <Picture name={goods} size={32} src={icon} />
      <span className={styles.words}>
        <bdi className={styles.line}>{t('goods.again', { text: goods })}</bdi>{' '}
        <span className={styles.more}>
          <bdi className={styles.role}>{role}</bdi> <bdi className={styles.price}>{price}</bdi>
        </span>
      </span>
      <ChevronEndIcon size={20} />
    </button>
  );
}
