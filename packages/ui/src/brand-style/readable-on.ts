import { contrast } from './contrast';
import { toOklab } from './oklab';
import { parseHex } from './rgb';
import { withLightness } from './with-lightness';

/** WCAG 2.2 AA for text. A little more is asked, since rounding to 8 bits eats some of it. */
const readable = 4.55;
const step = 0.01;

/**
 * The colour itself where it can be read on every background, else the nearest lightness of the
 * same hue that can: darker or lighter, as `towards` says.
 */
export function readableOn(
  hex: string,
  backgrounds: readonly string[],
  towards: 'dark' | 'light',
): string {
  const isReadable = (candidate: string): boolean =>
    backgrounds.every((background) => contrast(candidate, background) >= readable);
  if (isReadable(hex)) return hex;

  const direction = towards === 'dark' ? -step : step;
  let lightness = toOklab(parseHex(hex))[0] + direction;
  for (; lightness > 0 && lightness < 1; lightness += direction) {
    const candidate = withLightness(hex, lightness);
    if (isReadable(candidate)) return candidate;
  }
  return towards === 'dark' ? '#000000' : '#ffffff';
}
