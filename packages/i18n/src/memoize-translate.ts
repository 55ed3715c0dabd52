import type { Translate } from './translate';

/** Puts a text together, from its key alone or with values; without a text it gives the key back. */
type Compose = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/**
 * Remembers every text without values: i18next puts it together anew at each call, and one press draws
 * dozens of them. A key whose text has not come yet is asked for again.
 */
export function memoizeTranslate(compose: Compose): Translate {
  const texts = new Map<string, string>();
  return (key, ...[values]) => {
    const known = values === undefined ? texts.get(key) : undefined;
    if (known !== undefined) return known;
    const text = compose(key, values);
    if (values === undefined && text !== key) texts.set(key, text);
    return text;
  };
}
