import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useId } from 'react';
import { Button, ButtonLink } from '../button';
import { Countdown } from '../countdown';
import { ClockIcon, SuccessIcon } from '../icon';
import { LoadErrorNotice } from '../notice';
import { Picture } from '../picture';
import { Price } from '../price';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import type { ReplenishGame, ReplenishPayment, ReplenishState } from './replenish-card';
import styles from './replenish-card.module.css';

/** The state the payment is in. Where nothing can be paid there is no button to pay with. */
export function ReplenishBody({ state }: { state: ReplenishState }): ReactElement {
  const t = useTranslate();
  switch (state.kind) {
    case 'loading':
      return <ReplenishSkeleton />;
    case 'error':
      return (
        <LoadErrorNotice onRetry={state.onRetry} text={state.text} title="replenish.loadFailed" />
      );
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
          {state.supportHref && <SupportLink href={state.supportHref} />}
        </>
      );
    case 'none':
      return (
        <>
          <p className={styles.text}>{t('replenish.none')}</p>
          <ReplenishGames games={state.games} />
          {state.supportHref && <SupportLink href={state.supportHref} />}
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

function SupportLink({ href }: { href: string }): ReactElement {
  const t = useTranslate();
  return (
    <ButtonLink href={href} variant="secondary" wide>
      {t('footer.support')}
    </ButtonLink>
  );
}

function ReplenishGames({ games }: { games: readonly ReplenishGame[] }): ReactElement | null {
  const t = useTranslate();
  const titleId = useId();
  if (games.length === 0) return null;
  return (
    <div className={styles.facts}>
      <p className={styles.games} id={titleId}>
        {t('replenish.games')}
      </p>
      <ul aria-labelledby={titleId} className={styles.list}>
        {games.map(({ key, name, logo }) => (
          <li className={styles.player} key={key}>
            <Picture name={name} size={40} src={logo} />
            <bdi className={styles.game}>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why nothing is paid here any more: the time is over, or it has been paid. */
function ReplenishOutcome({ kind }: { kind: 'expired' | 'done' }): ReactElement {
  const t = useTranslate();
  return (
    <div className={styles.outcome} data-kind={kind} role="status">
      {kind === 'expired' ? (
        <>
          <ClockIcon size={22} />
          <p className={styles.text}>
            <strong>{t('replenish.expired')}</strong> {t('replenish.expiredText')}
          </p>
        </>
      ) : (
        <>
          <SuccessIcon size={22} />
          <p className={styles.text}>{t('replenish_tip_done')}</p>
        </>
      )}
    </div>
  );
}

/** For whom, which game, how much: the last chance to notice a mistake. */
function ReplenishFacts({ payment }: { payment: ReplenishPayment }): ReactElement {
  const t = useTranslate();
  const { userName, gameName, gameIcon, amount } = payment;
  return (
    <dl className={styles.facts}>
      <div className={styles.who}>
        <dt className={styles.label}>{t('replenish.for')}</dt>
        <dd className={styles.player}>
          <Picture name={gameName} size={56} src={gameIcon} />
          <span className={styles.words}>
            <bdi className={styles.user}>{userName}</bdi>
            <bdi className={styles.game}>{gameName}</bdi>
          </span>
        </dd>
      </div>
      <div className={styles.amount}>
        <dt className={styles.label}>{t('replenish.amount')}</dt>
        <dd className={styles.money}>
          <Price amount={amount} size="large" />
        </dd>
      </div>
    </dl>
  );
}

/** As high as the facts and the button to come. */
function ReplenishSkeleton(): ReactElement {
  const t = useTranslate();
  return (
    <>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <div className={styles.facts} data-loading>
        <div className={styles.who}>
          <p className={styles.label}>{t('replenish.for')}</p>
          <Skeleton blockSize="56px" />
        </div>
        <div className={styles.amount}>
          <p className={styles.label}>{t('replenish.amount')}</p>
          <span className={styles.money}>
            <Skeleton blockSize="1.625rem" inlineSize="5rem" />
          </span>
        </div>
      </div>
      <Skeleton blockSize="var(--target)" />
    </>
  );
}
