import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import styles from './order-progress.module.css';
import type { ResultOutcome } from './result-popup';

type StepState = 'done' | 'current' | 'failed' | 'cancelled' | 'expired' | 'replaced' | 'coming';

const steps = [
  'result.stepOrder',
  'result.stepPayment',
  'result.stepDelivery',
] as const satisfies readonly MessageKey[];

/** Without `unknown`: if the order may not exist, there is no progress to show. */
export type OrderProgressKind = Exclude<ResultOutcome['kind'], 'unknown'> | 'delivered';

const states = {
  pending: ['done', 'current', 'coming'],
  success: ['done', 'done', 'current'],
  delivered: ['done', 'done', 'done'],
  fail: ['done', 'failed', 'coming'],
  cancelled: ['done', 'cancelled', 'coming'],
  expired: ['done', 'expired', 'coming'],
  replaced: ['done', 'replaced', 'coming'],
} as const satisfies Record<OrderProgressKind, readonly [StepState, StepState, StepState]>;

/** Props of {@link OrderProgress}. */
interface OrderProgressProps {
  kind: OrderProgressKind;
}

/** How far the order is: placed, paid, delivered. */
export function OrderProgress({ kind }: OrderProgressProps): ReactElement {
  const t = useTranslate();
  const words = {
    done: ` (${t('step.done')})`,
    failed: ` (${t('result.fail')})`,
    cancelled: ` (${t('result.reasonCancelled')})`,
    expired: ` (${t('result.reasonTimeout')})`,
    replaced: ` (${t('orders.replaced')})`,
    current: null,
    coming: null,
  } as const satisfies Record<StepState, ReactNode>;
  return (
    <ol aria-label={t('result.progress')} className={styles.bar}>
      {steps.map((step, index) => {
        const state = states[kind][index] ?? 'coming';
        return (
          <li
            aria-current={state === 'current' ? 'step' : undefined}
            className={styles.step}
            data-state={state}
            key={step}
          >
            <span aria-hidden className={styles.mark}>
              <Mark state={state} />
            </span>
            <span className={styles.label}>
              {t(step)}
              {words[state] && <VisuallyHidden>{words[state]}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Mark({ state }: { state: StepState }): ReactElement | null {
  switch (state) {
    case 'done':
      return <CheckIcon size={16} />;
    case 'failed':
    case 'cancelled':
    case 'expired':
    case 'replaced':
      return <CloseIcon size={16} />;
    // Without a number: the tips below have theirs.
    case 'current':
    case 'coming':
      return null;
  }
}
