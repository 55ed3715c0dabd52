import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { SuccessIcon } from '../icon';
import { Progress } from '../progress';
import type { VipNextLevel } from './vip-level-card-props';
import styles from './vip-level-card.module.css';

/** The way to the next level; at the top there is none, and that is said (spec §8). */
export function VipWay({ next }: { readonly next: VipNextLevel | null }): ReactElement {
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
