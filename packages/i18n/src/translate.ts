import type { TextKey, ValuesOf } from './message-key';

/** Turns a key and the values of its placeholders into text in the player's language. */
export type Translate = <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => string;
