import { useTranslate } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button';
import { CrownIcon, SuccessIcon } from '../icon';
import { LoadErrorNotice } from '../notice';
import { Progress } from '../progress';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import type { VipCardState, VipNextLevel } from './vip-level-card';
import styles from './vip-level-card.module.css';

/** The card in the state it is in. */
export function VipCardBody({ standing }: { readonly standing: VipCardState }): ReactElement {
  const t = useTranslate();
  switch (standing.kind) {
    case 'loading':
      return <VipSkeleton />;
    case 'error':
      return (
        <LoadErrorNotice onRetry={standing.onRetry} text={standing.text} title="vip.loadFailed" />
      );
    case 'guest':
      return (
        <>
          <VipHead>
            <p className={styles.invitation}>
              {t(standing.onSignIn === null ? 'vip.fromGame' : 'vip.signIn')}
            </p>
          </VipHead>
          {standing.onSignIn !== null && (
            <Button onClick={standing.onSignIn} wide>
              {t('header.signIn')}
            </Button>
          )}
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
          <NextLevelProgress next={standing.next} />
        </>
      );
  }
}

/** The card of a player, as large as it is going to be. */
function VipSkeleton(): ReactElement {
  const t = useTranslate();
  return (
    <>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <VipHead>
        <p className={styles.label}>{t('vip.yourLevel')}</p>
        <p className={styles.name}>
          <Skeleton blockSize="1.3em" inlineSize="60%" />
        </p>
        <p className={styles.points}>
          <Skeleton blockSize="1.3em" inlineSize="80%" />
        </p>
      </VipHead>
      <div className={styles.way}>
        <Skeleton blockSize="8px" />
        <p className={styles.missing}>
          <Skeleton blockSize="1.3em" inlineSize="70%" />
        </p>
      </div>
    </>
  );
}

/** The head of the card: a crown, and words beside it. */
function VipHead({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={styles.head}>
      <span className={styles.crown}>
        <CrownIcon size={32} />
      </span>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

/** Progress to the next level, or a text at the highest level (spec §8). */
function NextLevelProgress({ next }: { readonly next: VipNextLevel | null }): ReactElement {
  const t = useTranslate();
  if (next === null)
    return (
      <p className={styles.highest}>
        <SuccessIcon size={20} />
        {t('tip_vip_highest_level')}
      </p>
    );
  const { name, percent, percentText, missing } = next;
  return (
    <div className={styles.way}>
      <Progress label={t('vip.progress', { name })} percent={percent} valueText={percentText} />
      <p className={styles.missing}>{t('vip.toNext', { growth: missing, name })}</p>
      <bdi aria-hidden className={styles.percent}>
        {percentText}
      </bdi>
    </div>
  );
}
