import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
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
  const isOver = state === 'locked' || state === 'claimed' || state === 'received';
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

/** The states in which there is nothing to press. */
type OverState = Extract<ClaimState, 'locked' | 'claimed' | 'received'>;

const overTexts = {
  locked: 'reward.locked',
  claimed: 'receive_done',
  received: 'reward.received',
} as const satisfies Record<OverState, MessageKey>;

/** Shown instead of a button: not reached yet, received just now, or earlier. */
function ClaimStatus({ state }: { readonly state: OverState }): ReactElement {
  const t = useTranslate();
  return (
    <span
      className={styles.end}
      data-state={state}
      role={state === 'claimed' ? 'status' : undefined}
    >
      {state === 'locked' ? <LockIcon size={18} /> : <CheckIcon size={18} />}
      {t(overTexts[state])}
    </span>
  );
}

/** Props of {@link ClaimButton}. */
interface ClaimButtonProps extends Pick<Claim, 'onClaim'> {
  readonly name: string;
  readonly state: Exclude<ClaimState, OverState>;
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
