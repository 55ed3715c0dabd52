import { type Oklab, fromOklab } from './oklab';
import { type Rgb, toHex } from './rgb';

function fits(colour: Rgb): boolean {
  return colour.every((channel) => channel >= -0.001 && channel <= 1.001);
}

/** The colour as `#rrggbb`, with as much of its chroma as a screen can show at its lightness. */
export function fitToScreen([lightness, a, b]: Oklab): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const candidate = fromOklab([lightness, a * share, b * share]);
    if (fits(candidate)) return toHex(candidate);
  }
  return toHex(fromOklab([lightness, 0, 0]));
}
