import { type Translate, useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { InfoIcon, LockIcon } from '../icon';
import type { LimitNoteProps, LimitRule } from './limit-note-props';
import styles from './limit-note.module.css';

function ruleText(rule: LimitRule, t: Translate): string {
  switch (rule.per) {
    case 'role':
      return t('limit.role', { number: rule.times });
    case 'game':
      return t('limit.game', { number: rule.times });
    case 'time':
      return t('limit.time', { number: rule.times, day: rule.days, count: rule.days });
  }
}

/**
 * How often limited goods may be bought, and how often still (spec §5). For the place where a player
 * looks closer, such as below the chosen goods; a tile of the grid has one line of its own.
 */
export function LimitNote({ rule, standing }: LimitNoteProps): ReactElement {
  const t = useTranslate();
  const isLeft = standing.kind === 'left';
  return (
    <div className={styles.note} data-state={standing.kind}>
      {isLeft ? <InfoIcon size={20} /> : <LockIcon size={20} />}
      <p className={styles.standing}>
        {isLeft
          ? t('limit.leftOf', { number: standing.left, total: rule.times })
          : t('goods_limit_not_buy')}
      </p>
      {!isLeft && standing.againIn !== null && (
        <p className={styles.again}>{t('limit.nextIn', { time: standing.againIn })}</p>
      )}
      <p className={styles.rule}>{ruleText(rule, t)}</p>
    </div>
  );
}
