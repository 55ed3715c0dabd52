import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { SignInMark } from './sign-in-mark';
import type { SignInKind } from './sign-in-providers';
import styles from './sign-in-providers.module.css';

/** What the providers call themselves; the same in every language. */
export const signInNames = {
  google: 'Google',
  facebook: 'Facebook',
  vk: 'VK',
  twitter: 'X',
  apple: 'Apple',
  huawei: 'Huawei',
} as const satisfies Record<SignInKind, string>;

/** Props of {@link SignInButton}. */
interface SignInButtonProps {
  kind: SignInKind;
  isBusy: boolean;
  onPress: () => void;
  /** Id of the text that belongs to it. */
  describedBy: string | undefined;
}

/**
 * One provider: its mark, and below it its name. While busy it keeps its focus and ignores presses.
 */
export function SignInButton({
  kind,
  isBusy,
  onPress,
  describedBy,
}: SignInButtonProps): ReactElement {
  const t = useTranslate();
  const name = signInNames[kind];
  return (
    <button
      aria-describedby={describedBy}
      aria-disabled={isBusy || undefined}
      aria-label={t('login.with', { name })}
      className={styles.button}
      onClick={isBusy ? undefined : onPress}
      type="button"
    >
      <span className={styles.mark} data-busy={isBusy}>
        <SignInMark kind={kind} size={24} />
      </span>
      <bdi className={styles.name}>{name}</bdi>
    </button>
  );
}
