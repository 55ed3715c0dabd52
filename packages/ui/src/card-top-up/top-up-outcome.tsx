import { useTranslate } from '@shop/i18n';
import { type ReactElement, useEffect, useRef } from 'react';
import { SuccessIcon, UnknownIcon } from '../icon';
import { Notice } from '../notice';
import type { CardTopUpStep } from './card-top-up';
import styles from './card-top-up.module.css';
import { WorthList } from './worth-list';

/** Props of {@link TopUpOutcome}. */
interface TopUpOutcomeProps {
  step: Extract<CardTopUpStep, { kind: 'done' | 'unknown' }>;
}

/**
 * What became of the card. It takes focus: the field that had it is gone, and the question that lay
 * over it has nothing to give focus back to.
 */
export function TopUpOutcome({ step }: TopUpOutcomeProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div className={styles.outcome} ref={place} tabIndex={-1}>
      <OutcomeWords step={step} />
    </div>
  );
}

function OutcomeWords({ step }: TopUpOutcomeProps): ReactElement {
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
          <WorthList worth={step.worth} />
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
