import type { ReactElement, ReactNode } from 'react';

import type { I18n } from './create-i18n';
import { I18nContext } from './i18n-context';

/** What {@link TranslationProvider} takes. */
export interface TranslationProviderProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Gives everything below it the texts of the running translation. */
export function TranslationProvider({ i18n, children }: TranslationProviderProps): ReactElement {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}
