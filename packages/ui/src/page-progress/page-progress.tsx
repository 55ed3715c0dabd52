import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import styles from './page-progress.module.css';

/** A line above the page while the page that the player has asked for is on its way; short waits show none. */
export function PageProgress(): ReactElement {
  const t = useTranslate();
  return (
    <div aria-label={t('common.loading')} className={styles.track} role="progressbar">
      <div className={styles.bar} />
    </div>
  );
}
