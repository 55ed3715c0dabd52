import type { Translate } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import type { CouponRowState, RowCoupon } from './coupon-row';
import styles from './coupon-row.module.css';

/** The two lines of the row: its label and its state. */
export function CouponRowText({ state }: { state: CouponRowState }): ReactElement {
  const t = useTranslate();
  if (state.kind === 'choosable' && state.chosen !== null)
    return <ChosenWords chosen={state.chosen} />;
  if (state.kind === 'unsupported-channel' && state.cheaper)
    return <CheaperWords {...state.cheaper} />;
  return (
    <span className={styles.words}>
      <span className={styles.title}>{t('coupon.row')}</span>{' '}
      <span className={styles.text}>{stateText(t, state)}</span>
    </span>
  );
}

function ChosenWords({ chosen: { name, off, saving } }: { chosen: RowCoupon }): ReactElement {
  const t = useTranslate();
  return (
    <span className={styles.words}>
      <VisuallyHidden>{t('coupon.row')}</VisuallyHidden>{' '}
      <span className={styles.chosen}>
        {t('coupon.off', { number: off })}
        <span aria-hidden>{'\u00a0·'}</span> <bdi>{name}</bdi>
      </span>{' '}
      {saving === null ? <Working /> : <Saving money={saving} />}
    </span>
  );
}

/** Why no coupon is used here, and what would be saved elsewhere: of the title there is no line left. */
function CheaperWords({ name, saving }: { name: string; saving: string }): ReactElement {
  const t = useTranslate();
  return (
    <span className={styles.words}>
      <VisuallyHidden>{t('coupon.row')}</VisuallyHidden>{' '}
      <span className={styles.text}>{t('tip_noSupportCoupon')}</span>{' '}
      <span className={styles.text} data-tone="good">
        {t('coupon.savesWith', { money: saving, rechargeType: name })}
      </span>
    </span>
  );
}

/** As high as the saving that takes its place; as words it would take two lines on a narrow phone. */
function Working(): ReactElement {
  const t = useTranslate();
  return (
    <span className={styles.text}>
      <VisuallyHidden>{t('price.working')}</VisuallyHidden>
      <Skeleton blockSize="calc(var(--leading-tight) * 1em)" inlineSize="7rem" />
    </span>
  );
}

function Saving({ money }: { money: string }): ReactElement {
  const t = useTranslate();
  return (
    <span className={styles.text} data-tone="good">
      {t('coupon.saves', { money })}
    </span>
  );
}

function stateText(t: Translate, state: CouponRowState): string {
  switch (state.kind) {
    case 'unsupported-goods':
      return t('tip_noSupportCoupon_goods');
    case 'unsupported-channel':
      return t('tip_noSupportCoupon');
    case 'loading':
      return t('common.loading');
    case 'unavailable':
      return t('coupon.unavailable');
    case 'none-usable':
      return t('tip_claim_more');
    case 'choosable':
      return t('coupon.choosable', { count: state.count });
  }
}
