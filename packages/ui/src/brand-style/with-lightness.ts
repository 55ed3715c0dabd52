import { fromOklab, toOklab } from './oklab';
import { type Rgb, parseHex, toHex } from './rgb';

function fitsScreen(colour: Rgb): boolean {
  return colour.every((channel) => channel >= -0.001 && channel <= 1.001);
}

/**
 * The same hue at another OKLab lightness (0 to 1), with as much of its chroma as a screen can show
 * there and at most `chroma` times what it had.
 */
export function withLightness(hex: string, lightness: number, chroma = 1): string {
  const [, a, b] = toOklab(parseHex(hex));
  for (let share = chroma; share > 0; share -= 0.02) {
    const candidate = fromOklab([lightness, a * share, b * share]);
    if (fitsScreen(candidate)) return toHex(candidate);
  }
  return toHex(fromOklab([lightness, 0, 0]));
}
