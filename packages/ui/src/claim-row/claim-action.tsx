import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { FocusKeeper } from '../focus-keeper';
import { CheckIcon, LockIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import type { Claim, ClaimState } from './claim-row';
import styles from './claim-row.module.css';

/** Props of {@link ClaimAction}. */
interface ClaimActionProps {
  /** What is claimed; read out with the button. */
  readonly name: string;
  readonly claim: Claim;
}

/**
 * The end of the row. While it is claimed and after a claim that failed it is the same button; once
 * received, focus stays in the row.
 */
export function ClaimAction({ name, claim }: ClaimActionProps): ReactElement {
  const t = useTranslate();
  const { state, onClaim } = claim;
  const isOver = state === 'locked' || state === 'received';
  return (
    <>
      <div className={styles.action} data-state={state}>
        <FocusKeeper shown={isOver ? state : 'button'}>
          {isOver ? (
            <ClaimStatus state={state} />
          ) : (
            <ClaimButton name={name} onClaim={onClaim} state={state} />
          )}
        </FocusKeeper>
      </div>
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('receive_fail')}
        </p>
      )}
    </>
  );
}

/** Shown instead of a button: not reached yet, or already received. */
function ClaimStatus({ state }: { readonly state: 'locked' | 'received' }): ReactElement {
  const t = useTranslate();
  return (
    <span className={styles.end} data-state={state}>
      {state === 'locked' ? <LockIcon size={18} /> : <CheckIcon size={18} />}
      {t(state === 'locked' ? 'reward.locked' : 'reward.received')}
    </span>
  );
}

/** Props of {@link ClaimButton}. */
interface ClaimButtonProps extends Pick<Claim, 'onClaim'> {
  readonly name: string;
  readonly state: Exclude<ClaimState, 'locked' | 'received'>;
}

/**
 * Claims or retries. Its accessible name includes the reward, since a list has many such buttons.
 */
function ClaimButton({ name, state, onClaim }: ClaimButtonProps): ReactElement {
  const t = useTranslate();
  return (
    <Button
      busy={state === 'claiming'}
      busyLabel={t('reward.claiming')}
      onClick={onClaim}
      variant={state === 'failed' ? 'secondary' : 'primary'}
    >
      <span>
        {t(state === 'failed' ? 'common.retry' : 'reward.claim')}
        <VisuallyHidden>
          {' '}
          <bdi>{name}</bdi>
        </VisuallyHidden>
      </span>
    </Button>
  );
}
