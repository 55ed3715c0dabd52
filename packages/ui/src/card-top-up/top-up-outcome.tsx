import { useTranslate } from '@shop/i18n';
import { type ReactElement, useEffect, useRef } from 'react';
import { SuccessIcon, UnknownIcon } from '../icon';
import { Notice } from '../notice';
import type { CardTopUpStep } from './card-top-up';
import styles from './card-top-up.module.css';
import { CardValues } from './card-values';

/** Props of {@link TopUpOutcome}. */
interface TopUpOutcomeProps {
  step: Extract<CardTopUpStep, { kind: 'done' | 'unknown' }>;
}

/**
 * The result of the redemption. It takes focus, because the field that had focus is gone and the
 * closed confirmation has nothing to return focus to.
 */
export function TopUpOutcome({ step }: TopUpOutcomeProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div className={styles.outcome} ref={place} tabIndex={-1}>
      <OutcomeText step={step} />
    </div>
  );
}

function OutcomeText({ step }: TopUpOutcomeProps): ReactElement {
  const t = useTranslate();
  switch (step.kind) {
    case 'done':
      return (
        <>
          <Notice
            icon={<SuccessIcon size={32} />}
            text={t('result.successText')}
            title={t('result.success')}
          />
          <CardValues value={step.value} />
        </>
      );
    case 'unknown':
      return (
        <Notice
          icon={<UnknownIcon size={32} />}
          text={t('result.unknownCard')}
          title={t('result.unknown')}
        />
      );
  }
}
