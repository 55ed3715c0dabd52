/** Returns whether a text contains an amount with a currency symbol, for example `300 Gems $4.99`. */
export function isPrice(text: string): boolean {
  return /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(text);
}
