/** The first letter or digit of a name in capitals, whole even where it takes two code units. */
export function firstLetter(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '·').toUpperCase();
}
