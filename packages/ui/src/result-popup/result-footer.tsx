import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Button, ButtonLink } from '../button';
import { FocusKeeper } from '../focus-keeper';
import { ExternalIcon } from '../icon';
import { MessageLine } from '../message-line';
import type { ResultOutcome } from './result-popup';
import styles from './result-popup.module.css';

/** The buttons of the popup. Those of another status are other buttons. */
export function ResultFooter({ outcome }: { outcome: ResultOutcome }): ReactElement {
  return (
    <FocusKeeper shown={outcome.kind}>
      <div className={styles.buttons}>
        <ResultButtons outcome={outcome} />
      </div>
    </FocusKeeper>
  );
}

/** The buttons of each status, as spec §4 lists them. */
function ResultButtons({ outcome }: { outcome: ResultOutcome }): ReactElement {
  const t = useTranslate();
  switch (outcome.kind) {
    case 'pending':
      return (
        <>
          <MessageLine message={outcome.message ?? null} />
          {outcome.payLink !== null && (
            <ButtonLink
              href={outcome.payLink}
              inTab={outcome.opensInTab}
              onClick={outcome.onToPay}
              wide
            >
              {t('result.toPay')} {!outcome.opensInTab && <ExternalIcon size={18} />}
            </ButtonLink>
          )}
          {outcome.payHere && (
            <Button
              busy={outcome.payHere.busy}
              busyLabel={t('common.wait')}
              onClick={outcome.payHere.onPress}
              wide
            >
              {t('result.toPay')}
            </Button>
          )}
          <Button
            busy={outcome.checking}
            busyLabel={t('result.checking')}
            onClick={outcome.onRechargeDone}
            variant={outcome.payLink === null && !outcome.payHere ? 'primary' : 'secondary'}
            wide
          >
            {t('result.rechargeDone')}
          </Button>
        </>
      );
    case 'success':
      return (
        <>
          {outcome.gameLink !== undefined && (
            // In this tab: a phone may open the game for this address, which would leave a new tab empty.
            <ButtonLink href={outcome.gameLink} inTab wide>
              {t('result.backToGame')}
            </ButtonLink>
          )}
          <Button
            onClick={outcome.onRechargeDone}
            variant={outcome.gameLink === undefined ? 'primary' : 'secondary'}
            wide
          >
            {t('result.done')}
          </Button>
        </>
      );
    case 'fail':
      return (
        <>
          <Button onClick={outcome.onContinue} wide>
            {t('result.continue')}
          </Button>
          {outcome.onChangeWay && (
            <Button onClick={outcome.onChangeWay} variant="secondary" wide>
              {t('result.changeWay')}
            </Button>
          )}
        </>
      );
    case 'unknown':
      return (
        <>
          <Button
            busy={outcome.checking}
            busyLabel={t('result.checking')}
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
}
