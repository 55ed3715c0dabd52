import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { SuccessIcon, UnknownIcon } from '../icon';
import { Notice } from '../notice';
import type { CardTopUpStep } from './card-top-up-props';
import { WorthList } from './worth-list';

/** Props of {@link TopUpOutcome}. */
interface TopUpOutcomeProps {
  step: Extract<CardTopUpStep, { kind: 'done' | 'unknown' }>;
}

/** What became of the card. */
export function TopUpOutcome({ step }: TopUpOutcomeProps): ReactElement {
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
