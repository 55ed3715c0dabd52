import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Button, ButtonLink } from '../button';
import { FocusKeeper } from '../focus-keeper';
import { ExternalIcon } from '../icon';
import { MessageLine } from '../message-line';
import type { ResultOutcome } from './result-popup';
import styles from './result-popup.module.css';

/** The buttons of the popup. Those of another status are other buttons; one that may not be pressed now cannot have focus. */
export function ResultFooter({ outcome }: { outcome: ResultOutcome }): ReactElement {
  const isTooEarly = outcome.kind === 'unknown' && outcome.isTooEarly === true;
  return (
    <FocusKeeper shown={isTooEarly ? 'too early' : outcome.kind}>
      <div className={styles.buttons}>
        <ResultButtons outcome={outcome} />
      </div>
    </FocusKeeper>
  );
}

/** The buttons of each status, as spec §4 lists them. */
function ResultButtons({ outcome }: { outcome: ResultOutcome }): ReactElement {
  switch (outcome.kind) {
    case 'pending':
      return <PendingButtons {...outcome} />;
    case 'success':
      return <SuccessButtons {...outcome} />;
    case 'fail':
    case 'cancelled':
    case 'expired':
      return <FailButtons {...outcome} />;
    case 'replaced':
      return <ReplacedButton {...outcome} />;
    case 'unknown':
      return <UnknownButtons {...outcome} />;
  }
}

type OutcomeOf<Kind extends ResultOutcome['kind']> = Extract<ResultOutcome, { kind: Kind }>;

function PendingButtons(outcome: OutcomeOf<'pending'>): ReactElement {
  const t = useTranslate();
  const { payLink, payHere, opensInTab } = outcome;
  return (
    <>
      <MessageLine message={outcome.message ?? null} />
      {payLink !== null && (
        <ButtonLink href={payLink} inTab={opensInTab} onClick={outcome.onToPay} wide>
          {t('result.toPay')} {!opensInTab && <ExternalIcon size={18} />}
        </ButtonLink>
      )}
      {payHere && (
        <Button busy={payHere.busy} busyLabel={t('common.wait')} onClick={payHere.onPress} wide>
          {t('result.toPay')}
        </Button>
      )}
      <Button
        busy={outcome.checking}
        busyLabel={t('result.checking')}
        onClick={outcome.onRechargeDone}
        variant={payLink === null && !payHere ? 'primary' : 'secondary'}
        wide
      >
        {t('result.rechargeDone')}
      </Button>
    </>
  );
}

function SuccessButtons({ gameLink, onRechargeDone }: OutcomeOf<'success'>): ReactElement {
  const t = useTranslate();
  return (
    <>
      {gameLink !== undefined && (
        // In this tab: a phone may open the game for this address, which would leave a new tab empty.
        <ButtonLink href={gameLink} inTab wide>
          {t('result.backToGame')}
        </ButtonLink>
      )}
      <Button
        onClick={onRechargeDone}
        variant={gameLink === undefined ? 'primary' : 'secondary'}
        wide
      >
        {t('result.done')}
      </Button>
    </>
  );
}

function FailButtons({
  onContinue,
  onChangeWay,
}: OutcomeOf<'fail' | 'cancelled' | 'expired'>): ReactElement {
  const t = useTranslate();
  return (
    <>
      <Button onClick={onContinue} wide>
        {t('result.continue')}
      </Button>
      {onChangeWay && (
        <Button onClick={onChangeWay} variant="secondary" wide>
          {t('result.changeWay')}
        </Button>
      )}
    </>
  );
}

function ReplacedButton({ onClose }: OutcomeOf<'replaced'>): ReactElement {
  const t = useTranslate();
  return (
    <Button onClick={onClose} wide>
      {t('common.close')}
    </Button>
  );
}

function UnknownButtons(outcome: OutcomeOf<'unknown'>): ReactElement {
  const t = useTranslate();
  return (
    <>
      <Button
        busy={outcome.checking}
        busyLabel={t('result.checking')}
        disabled={outcome.isTooEarly}
        onClick={outcome.onCheckNow}
        variant={outcome.isOver ? 'primary' : 'secondary'}
        wide
      >
        {t('result.checkNow')}
      </Button>
      {outcome.supportHref !== undefined && (
        <ButtonLink href={outcome.supportHref} variant="secondary" wide>
          {t('footer.support')} <ExternalIcon size={18} />
        </ButtonLink>
      )}
    </>
  );
}
