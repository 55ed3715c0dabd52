import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ChevronEndIcon } from '../icon';
import styles from './result-popup.module.css';

/**
 * Leads back into the game. It stays in this tab: the address may be the game's own, which a phone
 * answers by opening the game, and a new tab would be left empty behind it.
 */
export function BackToGame({ href }: { href: string }): ReactElement {
  const t = useTranslate();
  return (
    <a className={styles.game} href={href}>
      {t('result.backToGame')} <ChevronEndIcon size={20} />
    </a>
  );
}
