import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { UserIcon } from '../icon';
import { PageMessage } from '../page-message';
import styles from './sign-in-status.module.css';

/** Props of {@link SignInStatus}. */
export interface SignInStatusProps {
  /** Why the player is not signed in; null while the sign-in runs. */
  text: string | null;
  /** Begins the sign-in again; left out where that would not help. */
  onRetry?: (() => void) | undefined;
  /** Whether it is just beginning again. */
  busy?: boolean | undefined;
  /** Returns to the shop. */
  onHome: () => void;
}

/**
 * The page that a sign-in provider returns to: the sign-in runs, or why it has failed and what can be
 * done. Announced politely.
 */
export function SignInStatus({
  text,
  onRetry,
  busy = false,
  onHome,
}: SignInStatusProps): ReactElement {
  const t = useTranslate();
  return (
    <div aria-busy={text === null} aria-live="polite">
      <PageMessage
        icon={<UserIcon size={40} />}
        text={text ?? undefined}
        title={text === null ? t('login.submitting') : t('login.title')}
      >
        {text !== null && (
          <div className={styles.ways}>
            {onRetry && (
              <Button busy={busy} onClick={onRetry} wide>
                {t('common.retry')}
              </Button>
            )}
            <Button onClick={onHome} variant={onRetry ? 'secondary' : 'primary'} wide>
              {t('page.home')}
            </Button>
          </div>
        )}
      </PageMessage>
    </div>
  );
}
