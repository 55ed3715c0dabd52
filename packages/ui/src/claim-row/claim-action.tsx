import { useTranslate } from '@shop/i18n';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { ClaimButton } from './claim-button';
import { ClaimEnd } from './claim-end';
import type { Claim, ClaimState } from './claim-row-props';
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
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box, state);

  return (
    <>
      <div className={styles.action} data-state={state} ref={box} tabIndex={-1}>
        {state === 'locked' || state === 'received' ? (
          <ClaimEnd state={state} />
        ) : (
          <ClaimButton name={name} onClaim={onClaim} state={state} />
        )}
      </div>
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('receive_fail')}
        </p>
      )}
    </>
  );
}

/** A button that goes takes the focus with it; it is put on what stands in its place. */
function useFocusKept(box: RefObject<HTMLDivElement | null>, state: ClaimState): void {
  const shown = useRef(state);
  useEffect(() => {
    const hadButton = shown.current !== 'locked' && shown.current !== 'received';
    shown.current = state;
    const page = box.current?.ownerDocument;
    if (state === 'received' && hadButton && page?.activeElement === page?.body)
      box.current?.focus();
  }, [box, state]);
}
