import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Picture } from '../picture';
import { VisuallyHidden } from '../visually-hidden';
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
        <VisuallyHidden>{t('recharge.recipient')} </VisuallyHidden>
        <bdi className={styles.recipientName}>{role}</bdi>{' '}
        {/* On a line of its own: however long the name, the server stays in sight. */}
        <span className={styles.recipientPlace}>
          <bdi>{server}</bdi> <span aria-hidden>·</span> <bdi>{game}</bdi>
        </span>
      </p>
    </div>
  );
}
