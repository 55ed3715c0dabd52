import type { Translate } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { InfoIcon, LockIcon } from '../icon';
import { Skeleton } from '../skeleton';
import styles from './limit-note.module.css';

/** What a purchase limit counts (spec §1): the role, a window of days, or the game account. */
export type LimitRule =
  | { readonly per: 'role' | 'game'; readonly times: number }
  | { readonly per: 'time'; readonly times: number; readonly days: number };

/** How much of a limit is used. */
export type LimitStanding =
  | { readonly kind: 'left'; readonly left: number }
  /** `againIn`: time until the next purchase, such as `1 day 3 h`; null if there is no next one. */
  | { readonly kind: 'none'; readonly againIn: string | null };

/** A limit, `awaited` until it is known. */
export type Limit = LimitNoteProps | 'awaited';

/** Props of {@link LimitNote}. */
export interface LimitNoteProps {
  rule: LimitRule;
  standing: LimitStanding;
}

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
 * How often limited goods may be bought, and how many purchases are left (spec §5). Shown below the
 * chosen goods; a tile of the grid has one line of its own.
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

const lineHeight = 'calc(var(--leading-snug) * 1em)';

/** The place of a {@link LimitNote} that is awaited: what is below it, such as the ways to pay, does not move when it comes. */
export function LimitNotePlace(): ReactElement {
  return (
    <div className={styles.note}>
      <InfoIcon size={20} />
      <p className={styles.standing}>
        <Skeleton blockSize={lineHeight} inlineSize="6rem" />
      </p>
      <p className={styles.rule}>
        <Skeleton blockSize={lineHeight} inlineSize="9rem" />
      </p>
    </div>
  );
}
