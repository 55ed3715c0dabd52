import type { critical } from './catalogues/en/critical';
import type { deferred } from './catalogues/en/deferred';

/** Texts by their keys, counted ones with their plural form. */
export type Messages = Readonly<Record<string, string>>;

/**
 * The texts of a language come in two parts: those of the first screen, messages and errors, and
 * those behind a press.
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
 * Every text there is, by its key, whichever part it stands in. A text that counts is named without
 * its plural form (`goods.left`, not `goods.left_one`) and takes `count`.
 */
export type TextKey = PlainKey<keyof English> | CountedKey<keyof English>;

type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The placeholders of a text, as the English one has them. */
type NamesOf<Key extends TextKey> = Key extends keyof English
  ? NamesIn<English[Key]>
  : NamesIn<English[Extract<keyof English, `${Key}_${PluralForm}`>]> | 'count';

/**
 * A text that says all it has to without any value, such as a title or an error; what can be handed
 * on as a key alone.
 */
export type MessageKey = {
  [Key in TextKey]: [NamesOf<Key>] extends [never] ? Key : never;
}[TextKey];

/**
 * What has to be given along with a key: nothing, or a value for each of its placeholders, none of
 * them missing or misspelt.
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
 * The critical part of a catalogue: every plain text, and of every counted text the plural forms its
 * language has. A key that is missing, too many, or of the other part does not compile.
 */
export type CriticalCatalogue<Forms extends PluralForm> = Catalogue<CriticalKey, Forms>;

/** The part of a catalogue behind a press, held to the same as {@link CriticalCatalogue}. */
export type DeferredCatalogue<Forms extends PluralForm> = Catalogue<DeferredKey, Forms>;

/** Turns a key and the values of its placeholders into text in the player's language. */
export type Translate = <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => string;
