/**
 * Returns a value as it stands in a text: isolated in a right-to-left one, where the `$` of `$4.99` would otherwise
 * move to its end.
 */
export function isolated(value: string, direction: 'ltr' | 'rtl'): string {
  return direction === 'rtl' ? `\u2068${value}\u2069` : value;
}
