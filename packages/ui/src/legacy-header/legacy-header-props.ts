import type { ReactNode } from 'react';
import type { LinkComponent } from '../link';

/** Whose name the header of the old version shows (spec §2 and §6). */
export type LegacyHeaderUser =
  | { readonly kind: 'guest'; readonly onSignIn: () => void }
  | {
      readonly kind: 'player';
      readonly name: string;
      /** Whether the menu is open, which the button says. */
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
  /** Usually a `HeaderAction` with the language's own name. */
  language?: ReactNode;
}
