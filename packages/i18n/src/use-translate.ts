import { useI18n } from './i18n-context';
import type { Translate } from './translate';

/** The texts in the player's language; another function when the language changes. */
export function useTranslate(): Translate {
  const { instance, translateIn } = useI18n();
  return translateIn(instance.language);
}
