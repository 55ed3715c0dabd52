import type { Translate } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Button, ButtonLink } from '../button';
import { Countdown } from '../countdown';
import { ClockIcon, LockIcon, SuccessIcon } from '../icon';
import { LoadErrorNotice } from '../notice';
import { Picture } from '../picture';
import { Price } from '../price';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import type {
  ReplenishCardProps,
  ReplenishGame,
  ReplenishPayment,
  ReplenishState,
} from './replenish-card';
import styles from './replenish-card.module.css';

/** Props of {@link ReplenishBody}. */
interface ReplenishBodyProps extends ReplenishCardProps {
  title: ReactNode;
}

/** The parts of the page, in the state the payment is in. */
export function ReplenishBody({ title, state, paymentPlace }: ReplenishBodyProps): ReactElement {
  const { about, pay } = replenishParts(state, useTranslate());
  return (
    <div className={styles.card} data-parted={pay !== null}>
      <div className={styles.about}>
        {title}
        {about}
      </div>
      <div className={styles.side}>
        <div className={styles.payment} ref={paymentPlace} />
        {pay && <div className={styles.pay}>{pay}</div>}
      </div>
    </div>
  );
}

/** The two parts of the page: what it is about, and the payment of it, where one is known. */
interface ReplenishParts {
  readonly about: ReactElement;
  readonly pay: ReactElement | null;
}

/** Returns the parts. Where nothing can be paid there is no button to pay with. */
function replenishParts(state: ReplenishState, t: Translate): ReplenishParts {
  switch (state.kind) {
    case 'loading':
      return skeletonParts(t);
    case 'error':
      return {
        about: (
          <LoadErrorNotice onRetry={state.onRetry} text={state.text} title="replenish.loadFailed" />
        ),
        pay: null,
      };
    case 'open':
      return partsOf(state.payment, t, <OpenPayment {...state} />);
    case 'expired':
      return partsOf(
        state.payment,
        t,
        <>
          <ReplenishOutcome kind="expired" />
          {state.supportHref && <SupportLink href={state.supportHref} />}
        </>,
      );
    case 'none':
      return {
        about: (
          <>
            <p className={styles.text}>{t('replenish.none')}</p>
            <ReplenishGames games={state.games} />
            {state.supportHref && <SupportLink href={state.supportHref} />}
          </>
        ),
        pay: null,
      };
    case 'done':
      return partsOf(state.payment, t, <ReplenishOutcome kind="done" />);
  }
}

function OpenPayment({
  payment,
  timeLeft,
  busy,
  onPay,
}: Extract<ReplenishState, { kind: 'open' }>): ReactElement {
  const t = useTranslate();
  return (
    <>
      {timeLeft && <Countdown label={t('replenish.timeLeft')} state={timeLeft} />}
      <Button busy={busy} onClick={onPay} wide>
        {t('replenish.pay', { money: payment.amount })}
      </Button>
    </>
  );
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

/** For whom, which game, how much: the last chance to notice a mistake. Then what can be done about it. */
function partsOf(payment: ReplenishPayment, t: Translate, outcome: ReactElement): ReplenishParts {
  const { userName, gameName, gameIcon, amount } = payment;
  return {
    about: (
      <>
        <dl className={styles.who}>
          <dt className={styles.label}>{t('replenish.for')}</dt>
          <dd className={styles.player}>
            <Picture name={gameName} size={56} src={gameIcon} />
            <span className={styles.words}>
              <bdi className={styles.user}>{userName}</bdi>
              <bdi className={styles.game}>{gameName}</bdi>
            </span>
          </dd>
        </dl>
        {/* On wide windows; a phone has it where the way to pay is chosen. */}
        <p className={styles.trust}>
          <LockIcon size={16} /> {t('recharge.trust')}
        </p>
      </>
    ),
    pay: (
      <>
        <dl className={styles.amount}>
          <dt className={styles.label}>{t('replenish.amount')}</dt>
          <dd className={styles.money}>
            <Price amount={amount} size="large" />
          </dd>
        </dl>
        {outcome}
      </>
    ),
  };
}

/** As high as the facts and the button to come. */
function skeletonParts(t: Translate): ReplenishParts {
  return {
    about: (
      <>
        <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
        <div className={styles.who} data-loading>
          <p className={styles.label}>{t('replenish.for')}</p>
          <Skeleton blockSize="56px" />
        </div>
      </>
    ),
    pay: (
      <>
        <div className={styles.amount} data-loading>
          <p className={styles.label}>{t('replenish.amount')}</p>
          <span className={styles.money}>
            <Skeleton blockSize="1.625rem" inlineSize="5rem" />
          </span>
        </div>
        <Skeleton blockSize="var(--target)" />
      </>
    ),
  };
}
