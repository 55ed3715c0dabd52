/** Texts by their keys, counted ones with their plural form. */
export type Messages = Readonly<Record<string, string>>;

/**
 * The texts of a language come in two parts: those of the first screen, messages and errors, and
 * those behind a press.
 */
export type TextPart = 'first' | 'later';
