import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Picture } from '../picture';
import type { RechargePopupProps } from './recharge-popup-props';
import styles from './recharge-popup.module.css';

/** Who gets the goods: the last place to see a mistake. */
export function Recipient({
  role,
  server,
  game,
  picture,
}: RechargePopupProps['recipient']): ReactElement {
  const t = useTranslate();
  return (
    <div className={styles.recipient}>
      <Picture name={game} src={picture} />
      <p className={styles.recipientWords}>
        <span className={styles.caption}>
          {t('recharge.recipient')} <bdi>{game}</bdi>
        </span>
        <span className={styles.recipientName}>
          <bdi>{role}</bdi> <span aria-hidden>·</span> <bdi>{server}</bdi>
        </span>
      </p>
    </div>
  );
}
