import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { FocusKeeper } from '../focus-keeper';
import { ClaimButton } from './claim-button';
import { ClaimEnd } from './claim-end';
import type { Claim } from './claim-row-props';
import styles from './claim-row.module.css';

/** Props of {@link ClaimAction}. */
interface ClaimActionProps {
  /** What is claimed; a listener hears it with the button. */
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
            <ClaimEnd state={state} />
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
