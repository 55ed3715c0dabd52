import { fitToScreen } from './fit-to-screen';
import { toOklab } from './oklab';
import { parseHex } from './rgb';

/** Far enough to be seen as a second colour, near enough to be one family with the first. */
const turn = -Math.PI / 7;
const step = 0.06;

/** A neighbour on the colour wheel, somewhat lighter or darker. */
export function neighbourOf(hex: string, towards: 'dark' | 'light'): string {
  const [lightness, a, b] = toOklab(parseHex(hex));
  const moved = towards === 'dark' ? lightness - step : lightness + step;
  return fitToScreen([
    Math.min(1, Math.max(0, moved)),
    a * Math.cos(turn) - b * Math.sin(turn),
    a * Math.sin(turn) + b * Math.cos(turn),
  ]);
}
