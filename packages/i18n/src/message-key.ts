import type { en } from './catalogues/en';

/** The plural forms of CLDR, as i18next appends them to a key. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type EnglishKey = keyof typeof en;
type CountedKey = EnglishKey extends infer Key
  ? Key extends `${infer Base}_other`
    ? Base
    : never
  : never;

/**
 * Every text there is, by its key. A text that counts is named without its plural form
 * (`goods.left`, not `goods.left_one`) and takes `count`.
 */
export type MessageKey = Exclude<EnglishKey, `${CountedKey}_${PluralForm}`> | CountedKey;

/**
 * What a catalogue holds: every plain text, and of every counted text the plural forms its language
 * has. A missing key, or a missing form, does not compile.
 */
export type Catalogue<Forms extends PluralForm> = Readonly<
  Record<Exclude<MessageKey, CountedKey> | `${CountedKey}_${Forms}`, string>
>;
