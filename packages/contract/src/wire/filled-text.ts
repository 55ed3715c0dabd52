/**
 * Text of at least one character. Neither `''` nor any `string` is assignable: a literal is, and a text for which
 * {@link hasText} is true. (`string & {}` keeps the compiler from reading the template as `string`.)
 */
export type FilledText = `${string}${string & {}}`;

/**
 * Whether a text is not empty: `...(hasText(area_id) ? { areaId: area_id } : {})`. It stands apart from the schemas of
 * `text.ts`, which would come with it into every bundle that uses it.
 */
export function hasText(text: string): text is FilledText {
  return text !== '';
}
