import type { Translate } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import type { CouponRowState, RowCoupon } from './coupon-row';
import styles from './coupon-row.module.css';

/** The line of the row: its label and its state, or the coupon and what it saves. */
export function CouponRowText({ state }: { state: CouponRowState }): ReactElement {
  const t = useTranslate();
  if (state.kind === 'choosable' && state.chosen !== null)
    return <ChosenWords chosen={state.chosen} />;
  if (state.kind === 'unsupported-channel' && state.cheaper)
    return <CheaperWords {...state.cheaper} />;
  return (
    <span className={styles.text}>
      <VisuallyHidden>{t('coupon.row')}</VisuallyHidden> {stateText(t, state)}
    </span>
  );
}

/**
 * The discount stays whole; a long name is cut, since the list that a press opens has it. The discount is left out where
 * the name says it.
 */
function ChosenWords({ chosen: { name, off, saving } }: { chosen: RowCoupon }): ReactElement {
  const t = useTranslate();
  return (
    <>
      <span className={styles.chosen}>
        <VisuallyHidden>{t('coupon.row')}</VisuallyHidden>{' '}
        {!saysDiscount(name, off) && (
          <>
            {t('coupon.off', { number: off })}
            <span aria-hidden>{'\u00a0·'}</span>{' '}
          </>
        )}
        <bdi>{name}</bdi>
      </span>{' '}
      {saving === null ? <Working /> : <Saving money={saving} />}
    </>
  );
}

/** Whether the name of a coupon, which the back end writes, has its discount in it: "VIP −5%", "5,5 % Rabatt", "%5". */
function saysDiscount(name: string, off: string): boolean {
  const number = off.replace('.', '[.,]');
  const before = `(^|[^\\d.,])${number}\\s?[%٪]`;
  const after = `[%٪]\\s?${number}($|[^\\d.,])`;
  return new RegExp(`${before}|${after}`, 'u').test(name.normalize('NFKC'));
}

/** What a coupon would save elsewhere. That none can be used here has no room in one line, and is read out before it. */
function CheaperWords({ name, saving }: { name: string; saving: string }): ReactElement {
  const t = useTranslate();
  return (
    <span className={styles.text} data-tone="good">
      <VisuallyHidden>{t('coupon.row')}</VisuallyHidden>{' '}
      <VisuallyHidden>{t('tip_noSupportCoupon')}</VisuallyHidden>{' '}
      {t('coupon.savesWith', { money: saving, rechargeType: name })}
    </span>
  );
}

function Working(): ReactElement {
  const t = useTranslate();
  return (
    <span className={styles.saving}>
      <VisuallyHidden>{t('price.working')}</VisuallyHidden>
      <Skeleton blockSize="calc(var(--leading-tight) * 1em)" inlineSize="3.5rem" />
    </span>
  );
}

/** The saving as an amount with its sign, and in words for those who hear it. */
function Saving({ money }: { money: string }): ReactElement {
  const t = useTranslate();
  return (
    <span className={styles.saving}>
      <bdi aria-hidden>{`\u2212${money}`}</bdi>
      <VisuallyHidden>{t('coupon.saves', { money })}</VisuallyHidden>
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
