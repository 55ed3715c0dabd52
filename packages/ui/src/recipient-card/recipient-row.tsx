import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { ChevronEndIcon, GamepadIcon, LockIcon, ServerIcon, ShieldIcon, UserIcon } from '../icon';
import { Picture } from '../picture';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import type { RecipientStep, RecipientStepKey } from './recipient-card';
import styles from './recipient-card.module.css';

/** Per step: its name, what the player is asked to do, and its icon. */
const stepFaces = {
  account: { label: 'who.account', ask: 'header.signIn', Icon: UserIcon },
  game: { label: 'who.game', ask: 'who.chooseGame', Icon: GamepadIcon },
  server: { label: 'who.server', ask: 'who.chooseServer', Icon: ServerIcon },
  role: { label: 'who.role', ask: 'who.chooseRole', Icon: ShieldIcon },
} as const satisfies Record<
  RecipientStepKey,
  { label: MessageKey; ask: MessageKey; Icon: typeof UserIcon }
>;

/** One step of the card: a button with what was chosen, or what there is to do. */
export function RecipientRow({
  step,
  isNext,
}: {
  step: RecipientStep;
  isNext: boolean;
}): ReactElement {
  const t = useTranslate();
  const { key, state, value, picture, message, onPress } = step;
  const { label, ask, Icon } = stepFaces[key];

  return (
    <li className={styles.step}>
      <button
        className={styles.row}
        data-next={isNext}
        data-state={state}
        disabled={state === 'locked' || state === 'loading'}
        id={recipientStepId(key)}
        onClick={onPress}
        type="button"
      >
        {picture && value ? (
          <Picture name={value} size={32} src={picture} />
        ) : (
          <span className={styles.icon}>
            <Icon size={20} />
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.label}>{t(label)}</span>
          {state === 'loading' ? (
            <>
              <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
              <Skeleton blockSize="1.3em" inlineSize="9rem" />
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

/** DOM id of a step's button, so that the pay bar can bring the missing step into view and focus. */
export function recipientStepId(key: RecipientStepKey): string {
  return `recipient-${key}`;
}
