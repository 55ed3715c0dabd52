import type { PopupProps } from '../sheet';

/** A language, under its own name. */
export interface LanguageOption {
  /** BCP 47 tag. */
  tag: string;
  /** In the language itself: "Deutsch", "العربية". */
  name: string;
}

/** Props of {@link LanguagePopup}. */
export interface LanguagePopupProps extends PopupProps {
  languages: readonly LanguageOption[];
  current: string;
  onChoose: (tag: string) => void;
}
