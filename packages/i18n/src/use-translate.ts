import { useMemo } from 'react';

import { useI18n } from './i18n-context';
import type { TextKey, ValuesOf } from './message-key';

/** Turns a key and the values of its placeholders into text in the player's language. */
export type Translate = <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => string;

/** The texts in the player's language; another function when the language changes. */
export function useTranslate(): Translate {
  const { instance } = useI18n();
  const { language } = instance;
  return useMemo(() => {
    const translate = instance.getFixedT(language);
    return (key, ...[values]) => translate(key, values);
  }, [instance, language]);
}
