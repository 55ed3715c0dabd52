import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useId } from 'react';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import { SignInButton } from './sign-in-button';
import { SignInMark } from './sign-in-mark';
import styles from './sign-in-providers.module.css';

/** The third-party kinds of sign-in (spec §1). */
export type SignInKind = 'google' | 'facebook' | 'vk' | 'twitter' | 'apple' | 'huawei';

/** Props of {@link SignInProviders}. */
export interface SignInProvidersProps {
  /** The kinds the brand offers, in the order they are shown; with none nothing is shown. */
  kinds: readonly SignInKind[];
  /** The kind whose window is open. The others stay usable: players change their minds. */
  busy?: SignInKind | null | undefined;
  onSignIn: (kind: SignInKind) => void;
  /** Stands beside the mark of the short-message platform (spec §3, `twitterHtml`); shown as plain text. */
  twitterText?: string | undefined;
  /**
   * Whether it is not known yet which of the kinds are offered: their places are kept free, so that
   * nothing moves when they appear.
   */
  pending?: boolean | undefined;
}

/**
 * Third-party sign-in: one button for each kind the brand offers, in one row that wraps. Use it below
 * the form of the login popup, or wherever a player who is not signed in is asked to be. Where a kind
 * does not work in the player's browser, answer the press with `LoginEnvPopup`.
 */
export function SignInProviders({
  kinds,
  busy = null,
  onSignIn,
  twitterText = '',
  pending = false,
}: SignInProvidersProps): ReactElement | null {
  const t = useTranslate();
  const noteId = useId();
  if (kinds.length === 0) return null;
  const hasNote = !pending && twitterText !== '' && kinds.includes('twitter');

  return (
    <div aria-busy={pending} className={styles.providers}>
      <ul aria-label={t('login.orWith')} className={styles.row}>
        {pending && <Places count={kinds.length} />}
        {(pending ? [] : kinds).map((kind) => (
          <li key={kind}>
            <SignInButton
              describedBy={hasNote && kind === 'twitter' ? noteId : undefined}
              isBusy={kind === busy}
              kind={kind}
              onPress={() => {
                onSignIn(kind);
              }}
            />
          </li>
        ))}
      </ul>
      {pending && kinds.includes('twitter') && <p className={styles.note}>&nbsp;</p>}
      {hasNote && (
        <p className={styles.note}>
          <SignInMark kind="twitter" size={16} />
          <bdi className={styles.words} id={noteId}>
            {twitterText}
          </bdi>
        </p>
      )}
      <VisuallyHidden role="status">{busy !== null && t('login.submitting')}</VisuallyHidden>
    </div>
  );
}

function Places({ count }: { readonly count: number }): ReactElement[] {
  return Array.from({ length: count }, (_, place) => (
    <li aria-hidden className={styles.waiting} key={place}>
      <span className={styles.place}>
        <Skeleton blockSize="100%" />
      </span>
      <span className={styles.name}>&nbsp;</span>
    </li>
  ));
}
