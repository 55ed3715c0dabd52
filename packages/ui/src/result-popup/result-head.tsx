import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { ClockIcon, FailIcon, SuccessIcon, SwitchIcon, UnknownIcon } from '../icon';
import { EarnedPoints } from './earned-points';
import type { ResultOutcome } from './result-popup';
import styles from './result-popup.module.css';

const heads = {
  pending: { Icon: ClockIcon, title: 'result.pending', text: null },
  success: { Icon: SuccessIcon, title: 'result.success', text: 'result.successText' },
  fail: { Icon: FailIcon, title: 'result.fail', text: 'result.failText' },
  cancelled: { Icon: FailIcon, title: 'result.reasonCancelled', text: 'result.failText' },
  expired: { Icon: ClockIcon, title: 'result.reasonTimeout', text: 'result.failText' },
  replaced: { Icon: SwitchIcon, title: 'orders.replaced', text: 'result.failText' },
  unknown: { Icon: UnknownIcon, title: 'result.unknown', text: null },
} as const satisfies Record<
  ResultOutcome['kind'],
  { Icon: typeof ClockIcon; title: MessageKey; text: MessageKey | null }
>;

type Unknown = Extract<ResultOutcome, { kind: 'unknown' }>;

const warnings = {
  checking: { pay: 'result.unknownText', 'enter-card': 'result.unknownCard' },
  over: { pay: 'result.unknownOver', 'enter-card': 'result.unknownCardOver' },
} as const satisfies Record<
  'checking' | 'over',
  Record<NonNullable<Unknown['notAgain']>, MessageKey>
>;

function warningOf({ isOver, notAgain }: Unknown): MessageKey {
  return notAgain === null ? 'result.noPage' : warnings[isOver ? 'over' : 'checking'][notAgain];
}

function headOf(outcome: ResultOutcome): keyof typeof heads {
  return outcome.kind === 'unknown' && outcome.notAgain === null ? 'pending' : outcome.kind;
}

function textOf(outcome: ResultOutcome): MessageKey | null {
  if (outcome.kind !== 'success') return heads[outcome.kind].text;
  if (outcome.liftsBlock === true) return 'replenish_tip_done';
  return outcome.isDelivered === true ? 'result.successDelivered' : heads.success.text;
}

/** Props of {@link ResultHead}. */
interface ResultHeadProps {
  outcome: ResultOutcome;
}

/**
 * Icon, status and what it means (spec §2). A change of status is announced at once: it is about the player's money.
 */
export function ResultHead({ outcome }: ResultHeadProps): ReactElement {
  const t = useTranslate();
  const head = headOf(outcome);
  const { Icon, title } = heads[head];
  const text = textOf(outcome);
  return (
    <div aria-live="assertive" className={styles.head} data-kind={head}>
      <span className={styles.icon}>
        <Icon size={36} />
      </span>
      <h3 className={styles.status}>{t(title)}</h3>
      {'reason' in outcome && outcome.reason && (
        <p className={styles.text}>
          <bdi>{outcome.reason}</bdi>
        </p>
      )}
      {text && <p className={styles.text}>{t(text)}</p>}
      {outcome.kind === 'success' && outcome.earned !== undefined && (
        <p className={styles.earned}>
          <EarnedPoints points={outcome.earned} />
        </p>
      )}
      {outcome.kind === 'unknown' && <p className={styles.text}>{t(warningOf(outcome))}</p>}
    </div>
  );
}
