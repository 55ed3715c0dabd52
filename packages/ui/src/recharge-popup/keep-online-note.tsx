import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { GamepadIcon } from '../icon';
import styles from './keep-online-note.module.css';

/** Some games deliver only to players who are in the game (spec §2). */
export function KeepOnlineNote(): ReactElement {
  const t = useTranslate();
  return (
    <p className={styles.note}>
      <GamepadIcon size={20} /> {t('recharge.keepOnline')}
    </p>
  );
}
