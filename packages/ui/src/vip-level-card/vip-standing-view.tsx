import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { LoadFailed } from '../notice';
import type { VipStanding } from './vip-level-card-props';
import styles from './vip-level-card.module.css';
import { VipHead } from './vip-head';
import { VipSkeleton } from './vip-skeleton';
import { VipWay } from './vip-way';

/** The card in the state it is in. */
export function VipStandingView({ standing }: { readonly standing: VipStanding }): ReactElement {
  const t = useTranslate();
  switch (standing.kind) {
    case 'loading':
      return <VipSkeleton />;
    case 'error':
      return <LoadFailed onRetry={standing.onRetry} text={standing.text} />;
    case 'guest':
      return (
        <>
          <VipHead>
            <p className={styles.invitation}>{t('vip.signIn')}</p>
          </VipHead>
          <Button onClick={standing.onSignIn} wide>
            {t('header.signIn')}
          </Button>
        </>
      );
    case 'player':
      return (
        <>
          <VipHead>
            <p className={styles.label}>{t('vip.yourLevel')}</p>
            {standing.levelName !== null && (
              <h2 className={styles.name}>
                <bdi>{standing.levelName}</bdi>
              </h2>
            )}
            <p className={styles.points}>{t('vip.growth', { growth: standing.points })}</p>
          </VipHead>
          <VipWay next={standing.next} />
        </>
      );
  }
}
