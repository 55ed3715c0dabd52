import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Button, ButtonLink } from '../button';
import { Countdown } from '../countdown';
import { LoadFailed } from '../notice';
import type { ReplenishState } from './replenish-card-props';
import { ReplenishFacts } from './replenish-facts';
import { ReplenishOutcome } from './replenish-outcome';
import { ReplenishSkeleton } from './replenish-skeleton';

/** The state the payment is in. Where nothing can be paid there is no button to pay with. */
export function ReplenishBody({ state }: { state: ReplenishState }): ReactElement {
  const t = useTranslate();
  switch (state.kind) {
    case 'loading':
      return <ReplenishSkeleton />;
    case 'error':
      return <LoadFailed onRetry={state.onRetry} text={state.text} />;
    case 'open':
      return (
        <>
          <ReplenishFacts payment={state.payment} />
          {state.timeLeft && <Countdown label={t('replenish.timeLeft')} state={state.timeLeft} />}
          <Button busy={state.busy} onClick={state.onPay} wide>
            {t('replenish.pay', { money: state.payment.amount })}
          </Button>
        </>
      );
    case 'expired':
      return (
        <>
          <ReplenishFacts payment={state.payment} />
          <ReplenishOutcome kind="expired" />
          {state.supportHref && (
            <ButtonLink href={state.supportHref} variant="secondary" wide>
              {t('footer.support')}
            </ButtonLink>
          )}
        </>
      );
    case 'done':
      return (
        <>
          <ReplenishFacts payment={state.payment} />
          <ReplenishOutcome kind="done" />
        </>
      );
  }
}
