import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ChevronEndIcon, LockIcon } from '../icon';
import { Picture } from '../picture';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import type { WhoStep } from './who-card-props';
import styles from './who-card.module.css';
import { WhoIcon } from './who-icon';
import { whoStepId } from './who-step-id';
import { whoWords } from './who-words';

/** One step of the card: a button with what was chosen, or what there is to do. */
export function WhoRow({ step, isNext }: { step: WhoStep; isNext: boolean }): ReactElement {
  const t = useTranslate();
  const { key, state, value, picture, message, onPress } = step;
  const { label, ask } = whoWords[key];

  return (
    <li className={styles.step}>
      <button
        className={styles.row}
        data-next={isNext}
        data-state={state}
        disabled={state === 'locked' || state === 'loading'}
        id={whoStepId(key)}
        onClick={onPress}
        type="button"
      >
        {picture && value ? (
          <Picture name={value} size={32} src={picture} />
        ) : (
          <span className={styles.icon}>
            <WhoIcon step={key} />
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.label}>{t(label)}</span>
          {state === 'loading' ? (
            <>
              <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
              <Skeleton blockSize="1.25rem" inlineSize="9rem" />
            </>
          ) : (
            <bdi className={styles.value}>{state === 'done' ? value : t(ask)}</bdi>
          )}
          {message && <bdi className={styles.message}>{message}</bdi>}
        </span>
        {state === 'locked' ? <LockIcon size={18} /> : <ChevronEndIcon size={18} />}
        {state === 'done' && <VisuallyHidden>{t('common.change')}</VisuallyHidden>}
      </button>
    </li>
  );
}
