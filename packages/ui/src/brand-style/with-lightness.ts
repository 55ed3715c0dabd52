import { fitToScreen } from './fit-to-screen';
import { toOklab } from './oklab';
import { parseHex } from './rgb';

/**
 * The same hue at another OKLab lightness (0 to 1), with as much of its chroma as a screen can show
 * there and at most `chroma` times what it had.
 */
export function withLightness(hex: string, lightness: number, chroma = 1): string {
  const [, a, b] = toOklab(parseHex(hex));
  return fitToScreen([lightness, a * chroma, b * chroma]);
}
