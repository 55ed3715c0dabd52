import { useTranslate } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { HeaderAction } from '../app-header';
import { ChevronDownIcon, SignOutIcon, UserIcon } from '../icon';
import type { LinkComponent } from '../link';
import styles from './legacy-header.module.css';

/** Whose name the header of the old version shows (spec §2 and §6). */
export type LegacyHeaderUser =
  | { readonly kind: 'guest'; readonly onSignIn: () => void }
  | {
      readonly kind: 'player';
      readonly name: string;
      /** Whether the menu is open; exposed on the button. */
      readonly isMenuOpen: boolean;
      /** The name was pressed; the button is what an `AccountMenu` hangs from. */
      readonly onMenu: (button: HTMLElement) => void;
      readonly onSignOut: () => void;
    }
  | {
      /** Pays for another player. */
      readonly kind: 'payer';
      /** Says for whom: "For Knight***". */
      readonly label: string;
      /** Left out while the payer has not signed in. */
      readonly onSignOut?: (() => void) | undefined;
    };

/** Props of {@link LegacyHeader}. */
export interface LegacyHeaderProps {
  /** Name of the brand, in its heading face. */
  brandName: string;
  /** Address of the brand's icon, 32 px, in front of the name. */
  logo?: string | undefined;
  homeHref: string;
  Link: LinkComponent;
  user: LegacyHeaderUser;
  /** In a prerendered page, which shows a guest. The visit of a player hides that until their name is there. */
  isUndecided?: boolean | undefined;
  /** Usually a `HeaderAction` with the language's own name. */
  language?: ReactNode;
}

/**
 * The head of every page of the old version: logo, the user's name with its menu, and sign-out. On
 * the page of a payment for another player it shows for whom. It has no title: the step bar below
 * it has.
 */
export function LegacyHeader({
  brandName,
  logo,
  homeHref,
  Link,
  user,
  isUndecided = false,
  language,
}: LegacyHeaderProps): ReactElement {
  return (
    <header className={styles.header}>
      <div className={styles.inner} data-payer={user.kind === 'payer'}>
        <Link className={styles.brand} href={homeHref}>
          {/* Lazy, so that a first paint does not wait for a logo that the browser has: drawn from SVG it takes some time. */}
          {logo && (
            <img alt="" className={styles.logo} height={32} loading="lazy" src={logo} width={32} />
          )}
          <bdi className={styles.name}>{brandName}</bdi>
        </Link>
        <div className={styles.actions} data-undecided={isUndecided}>
          {/* Arrives after the page, and must not move the button. */}
          {user.kind === 'payer' && <LegacyUser user={user} />}
          {language}
          {user.kind !== 'payer' && <LegacyUser user={user} />}
        </div>
      </div>
    </header>
  );
}

/** The user: a sign-in button, a name with a menu, or the player who is paid for. */
function LegacyUser({ user }: { user: LegacyHeaderUser }): ReactElement {
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
