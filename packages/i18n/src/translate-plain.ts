import { isolatedAmount } from './isolated';
import { memoizeTranslate } from './memoize-translate';
import type { Messages, Translate } from './translate';

/**
 * Returns a translate function for texts without plural forms and with amounts as their only values, which
 * needs nothing but the texts: for a page whose code has not arrived. It says the same as that of `createI18n`.
 *
 * @param texts - The messages that may be asked for; a key that is not among them is returned.
 * @param direction - That of their language.
 */
export function translatePlain(texts: Messages, direction: 'ltr' | 'rtl'): Translate {
  return memoizeTranslate((key, values = {}) =>
    (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      isolatedAmount(String(values[name]), direction),
    ),
  );
}
