import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Picture } from '../picture';
import { Price } from '../price';
import type { ReplenishPayment } from './replenish-card-props';
import styles from './replenish-card.module.css';

/** For whom, which game, how much: the last place to see a mistake. */
export function ReplenishFacts({ payment }: { payment: ReplenishPayment }): ReactElement {
  const t = useTranslate();
  const { userName, gameName, gameIcon, amount } = payment;
  return (
    <dl className={styles.facts}>
      <div className={styles.who}>
        <dt className={styles.label}>{t('replenish.for')}</dt>
        <dd className={styles.player}>
          <Picture name={gameName} size={56} src={gameIcon} />
          <span className={styles.words}>
            <bdi className={styles.user}>{userName}</bdi>
            <bdi className={styles.game}>{gameName}</bdi>
          </span>
        </dd>
      </div>
      <div className={styles.amount}>
        <dt className={styles.label}>{t('replenish.amount')}</dt>
        <dd className={styles.money}>
          <Price amount={amount} size="large" />
        </dd>
      </div>
    </dl>
  );
}
