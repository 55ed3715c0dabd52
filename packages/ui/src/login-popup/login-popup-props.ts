import type { PopupProps } from '../sheet';
import type { SignInProvidersProps } from '../sign-in-providers';

/** What the player typed, trimmed (spec §5). */
export interface LoginCredentials {
  username: string;
  password: string;
}

/** Props of {@link LoginPopup}. */
export interface LoginPopupProps extends PopupProps {
  onSubmit: (credentials: LoginCredentials) => void;
  busy: boolean;
  /** Refusals in the player's words: below a field, or for the form as a whole. */
  errors?:
    | {
        readonly username?: string | undefined;
        readonly password?: string | undefined;
        readonly form?: string | undefined;
      }
    | undefined;
  /** The browser keeps nothing, so that signing in lasts as long as the page: said above the form. */
  storageBlocked?: boolean | undefined;
  /** Third-party sign-in, below the form; left out where the brand offers none. */
  providers?: SignInProvidersProps | undefined;
}
