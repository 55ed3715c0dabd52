/** What PostgreSQL cannot store in JSON: U+0000 and lone surrogates. */
const unstorable = /\0|\p{Surrogate}/gu;

/** Replaces the characters of a text that PostgreSQL cannot read in JSON. */
export function storableText(text: string): string {
  return text.replace(unstorable, '\uFFFD');
}
