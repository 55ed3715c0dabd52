import type { Translate } from './translate';

/** Composes a text from its key and values; returns the key if the text is not loaded. */
type Compose = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/**
 * Caches every text without values, because i18next composes it again at each call and one press
 * renders dozens of them. A key that is not loaded yet is not cached.
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
