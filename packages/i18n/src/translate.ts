import type { critical } from './catalogues/en/critical';
import type { deferred } from './catalogues/en/deferred';

/** Texts by key; the key of a counted text ends with its plural form. */
export type Messages = Readonly<Record<string, string>>;

/**
 * The two parts of a catalogue: `critical` has the texts of the first screen, messages and errors;
 * `deferred` has those that appear only after an interaction.
 */
export type TextPart = 'critical' | 'deferred';

/** The plural forms of CLDR, as i18next appends them to a key. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type CountedKey<English extends string> = English extends `${infer Base}_other` ? Base : never;
type PlainKey<English extends string> = Exclude<English, `${CountedKey<English>}_${PluralForm}`>;

type English = typeof critical & typeof deferred;
type CriticalKey = keyof typeof critical;
type DeferredKey = keyof typeof deferred;

/**
 * The key of any text, in either part. A counted text has a key without plural form (`coupon.choosable`, not
 * `coupon.choosable_one`) and takes `count`.
 */
export type TextKey = PlainKey<keyof English> | CountedKey<keyof English>;

type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The placeholders of the English text. */
type NamesOf<Key extends TextKey> = Key extends keyof English
  ? NamesIn<English[Key]>
  : NamesIn<English[Extract<keyof English, `${Key}_${PluralForm}`>]> | 'count';

/**
 * The key of a text without placeholders, such as a title or an error, which can be passed on without
 * values.
 */
export type MessageKey = {
  [Key in TextKey]: [NamesOf<Key>] extends [never] ? Key : never;
}[TextKey];

/**
 * The arguments that follow a key: none, or an object with a value for each placeholder.
 */
export type ValuesOf<Key extends TextKey> = [NamesOf<Key>] extends [never]
  ? []
  : [
      values: {
        readonly [Name in NamesOf<Key>]: Name extends 'count' ? number : string | number;
      },
    ];

type Catalogue<Keys extends string, Forms extends PluralForm> = Readonly<
  Record<PlainKey<Keys> | `${CountedKey<Keys>}_${Forms}`, string>
>;

/**
 * The critical part of a catalogue: every plain text, and every counted text in the plural forms of
 * its language. A missing key, an unknown key or a key of the other part does not compile.
 */
export type CriticalCatalogue<Forms extends PluralForm> = Catalogue<CriticalKey, Forms>;

/** The deferred part of a catalogue, checked like {@link CriticalCatalogue}. */
export type DeferredCatalogue<Forms extends PluralForm> = Catalogue<DeferredKey, Forms>;

/** Returns the text of a key in the player's language, with the values of its placeholders. */
export type Translate = <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => string;
