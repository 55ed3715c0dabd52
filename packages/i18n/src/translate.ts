import type { CriticalKeys } from './catalogues/en/critical-keys';
import type { DeferredKeys } from './catalogues/en/deferred-keys';

/** Texts by key; the key of a counted text ends with its plural form. */
export type Messages = Readonly<Record<string, string>>;

/**
 * The two parts of a catalogue: `critical` has the texts of the first screen, messages and errors;
 * `deferred` has those that appear only after an interaction.
 */
export type TextPart = 'critical' | 'deferred';

/** The placeholders of each English text, or `never`; `count` for a counted one. */
type Placeholders = CriticalKeys & DeferredKeys;

/**
 * The key of any text, in either part. A counted text has a key without plural form (`coupon.choosable`, not
 * `coupon.choosable_one`) and takes `count`.
 */
export type TextKey = keyof Placeholders;

/**
 * The key of a text without placeholders, such as a title or an error, which can be passed on without
 * values.
 */
export type MessageKey = {
  [Key in TextKey]: [Placeholders[Key]] extends [never] ? Key : never;
}[TextKey];

/**
 * The arguments that follow a key: none, or an object with a value for each placeholder.
 */
export type ValuesOf<Key extends TextKey> = [Placeholders[Key]] extends [never]
  ? []
  : [
      values: {
        readonly [Name in Placeholders[Key]]: Name extends 'count' ? number : string | number;
      },
    ];

/** {@link Translate} for texts of the first screen alone, which are there before all others. */
export type TranslateCritical = <Key extends keyof CriticalKeys>(
  key: Key,
  ...values: ValuesOf<Key>
) => string;

/** Returns the text of a key in the player's language, with the values of its placeholders. */
export type Translate = <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => string;
