import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

import type { I18n } from './create-i18n';

/** What {@link TranslationProvider} takes. */
export interface TranslationProviderProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Gives everything below it the texts of the running translation. */
export function TranslationProvider({ i18n, children }: TranslationProviderProps): ReactElement {
  return <I18nextProvider i18n={i18n.instance}>{children}</I18nextProvider>;
}
