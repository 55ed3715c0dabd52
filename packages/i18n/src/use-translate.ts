import { useTranslation } from 'react-i18next';

import type { MessageKey } from './message-key';

/** Turns a key and the values of its placeholders into text in the player's language. */
export type Translate = (
  key: MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The texts in the player's language; the component renders again when the language changes. */
export function useTranslate(): Translate {
  const { t } = useTranslation();
  return t;
}
