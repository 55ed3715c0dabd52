import type { first } from './catalogues/en/first';
import type { later } from './catalogues/en/later';

/** The plural forms of CLDR, as i18next appends them to a key. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type CountedKey<English extends string> = English extends `${infer Base}_other` ? Base : never;
type PlainKey<English extends string> = Exclude<English, `${CountedKey<English>}_${PluralForm}`>;

type FirstKey = keyof typeof first;
type LaterKey = keyof typeof later;

/**
 * Every text there is, by its key, whichever part it stands in. A text that counts is named without
 * its plural form (`goods.left`, not `goods.left_one`) and takes `count`.
 */
export type MessageKey = PlainKey<FirstKey | LaterKey> | CountedKey<FirstKey | LaterKey>;

type Catalogue<English extends string, Forms extends PluralForm> = Readonly<
  Record<PlainKey<English> | `${CountedKey<English>}_${Forms}`, string>
>;

/**
 * The first part of a catalogue: every plain text, and of every counted text the plural forms its
 * language has. A key that is missing, too many, or of the other part does not compile.
 */
export type FirstCatalogue<Forms extends PluralForm> = Catalogue<FirstKey, Forms>;

/** The part of a catalogue behind a press, held to the same as {@link FirstCatalogue}. */
export type LaterCatalogue<Forms extends PluralForm> = Catalogue<LaterKey, Forms>;
