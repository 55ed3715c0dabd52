import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { HeaderAction } from '../app-header';
import { ChevronDownIcon, SignOutIcon, UserIcon } from '../icon';
import type { LegacyHeaderUser } from './legacy-header-props';
import styles from './legacy-header.module.css';

/** Who is here: a way in, a name with a menu, or the player who is paid for. */
export function LegacyUser({ user }: { user: LegacyHeaderUser }): ReactElement {
  const t = useTranslate();
  const signOut = (onPress: () => void): ReactElement => (
    <HeaderAction icon={<SignOutIcon />} label={t('header.signOut')} onPress={onPress} />
  );

  switch (user.kind) {
    case 'guest':
      return (
        <HeaderAction
          hasPopup
          icon={<UserIcon />}
          label={t('header.signIn')}
          onPress={user.onSignIn}
        />
      );
    case 'player':
      return (
        <>
          <button
            aria-expanded={user.isMenuOpen}
            aria-haspopup="menu"
            className={styles.user}
            onClick={(event) => {
              user.onMenu(event.currentTarget);
            }}
            type="button"
          >
            <bdi className={styles.userName}>{user.name}</bdi>
            <ChevronDownIcon size={18} />
          </button>
          {signOut(user.onSignOut)}
        </>
      );
    case 'payer':
      return (
        <>
          <p className={styles.payer}>{user.label}</p>
          {user.onSignOut && signOut(user.onSignOut)}
        </>
      );
  }
}
