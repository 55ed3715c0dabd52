/** Characters without a width: combining marks and direction characters. */
const none = /^[\p{M}\p{Cf}]$/u;

/** Letters and punctuation marks that are one em wide. */
const full =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60…—]$/u;

/**
 * Widths of the other characters in em of a bold font; the first match applies. Each is the width of
 * the wide letters of its group.
 */
const widths: readonly (readonly [RegExp, number])[] = [
  [/^\s$/u, 0.32],
  [/^[ijlI.,:;'’!|()[\]·،؛-]$/u, 0.42],
  [/^[MW%@]$/u, 1.05],
  [/^[mw&+]$/u, 1],
  [/^[frt/"“”„«»‘¿?¡]$/u, 0.5],
  [/^[سشصض]$/u, 1],
  [/^\p{Script=Arabic}$/u, 0.66],
  [/^\p{Script=Thai}$/u, 0.68],
  [/^[жшщюмыфЖШЩЮМЫФДТ]$/u, 1],
  [/^\p{Lu}$/u, 0.8],
  [/^\p{N}$/u, 0.66],
];

/** The width of all other characters: small letters and unknown ones. */
const usual = 0.66;

function characterWidth(character: string): number {
  if (none.test(character)) return 0;
  if (full.test(character)) return 1;
  // A combining mark does not widen its letter.
  const [letter = character] = character.normalize('NFD');
  return widths.find(([kind]) => kind.test(letter))?.[1] ?? usual;
}

/**
 * Estimates the width of a text without a browser, in em of a bold font. The estimate is rather too
 * wide: for the texts of the catalogues it is 1 to 50 % above the width that Chromium measures in Open
 * Sans Bold, 15 % on average. For DejaVu Sans Bold, one of the widest fonts, it is 93 to 134 % of the
 * measured width. Thai and the East Asian languages were not measured because no font was available;
 * each of their letters counts as the widest one.
 */
export function textWidth(text: string): number {
  return Array.from(text).reduce((width, character) => width + characterWidth(character), 0);
}

/** Where a line may break without a space: in scripts that use none, and at a soft hyphen. */
const breaksAfter =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])(?![\p{M}、。，：？！）」”…])|(?<=\u00ad)/u;

/** Replaces a soft hyphen at the end of a line with a visible one; elsewhere it is invisible. */
function asLineEnd(piece: string): string {
  return piece.trimEnd().replace(/\u00ad$/, '-');
}

/**
 * Returns how many lines a text takes at a width in em, or `Infinity` if a single word is wider than
 * a line.
 */
export function linesOf(text: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/(?<= )/)) {
    for (const piece of word.split(breaksAfter)) {
      const room = textWidth(asLineEnd(piece));
      if (room > width) return Number.POSITIVE_INFINITY;
      if (used + room > width) {
        lines += 1;
        used = 0;
      }
      used += textWidth(piece);
    }
  }
  return lines;
}
