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
}
