/** How far the full-width characters of East Asian keyboards are from those of ASCII. */
const fullWidthOffset = 0xfee0;

/** Returns the value of a decimal digit: each script has its ten in one row. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Returns an id or a code as it is printed, however it was typed or copied: full-width characters and the
 * digits of every script as ASCII, without invisible characters and surrounding blanks. Letters keep their
 * case.
 */
export function plainCode(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) =>
      String.fromCharCode(wide.charCodeAt(0) - fullWidthOffset),
    )
    .replace(/(?!\d)\p{Nd}/gu, valueOf)
    .replace(/\p{Cf}/gu, '')
    .trim();
}

/** Marks above and below Latin, Greek and Cyrillic letters, and vowel marks and the long line of Arabic. */
const marks = /[\u0300-\u036f\u0640\u064b-\u065f]/g;

/** Letters with a line through them, which Unicode does not split. */
const struck: Readonly<Record<string, string>> = { Đ: 'D', Ł: 'L' };

/**
 * Returns the key by which typed text is compared: equal for texts that differ only in width, case, blanks,
 * accents or the script of their digits. The language of the browser does not matter. It is never shown.
 */
export function searchKey(text: string): string {
  return plainCode(text.normalize('NFKD'))
    .replace(/\s/g, '')
    .replace(marks, '')
    .toUpperCase()
    .replace(/[ĐŁ]/g, (letter) => struck[letter] ?? letter);
}
