import { textWidth } from './text-width';

/** Where a line may end without a space: within scripts that set none, and at a soft hyphen. */
const breaksAfter =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])(?![\p{M}、。，：？！）」”…])|(?<=\u00ad)/u;

/** A soft hyphen is seen at the end of a line only. */
function asLineEnd(piece: string): string {
  return piece.trimEnd().replace(/\u00ad$/, '-');
}

/**
 * How many lines a text takes in a place of so many em, each filled as far as it goes. Infinite where
 * a single word is wider than the place.
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
