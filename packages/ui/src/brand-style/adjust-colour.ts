// Only the colour spaces in use: pages load this code too, for games with a colour of their own.
import {
  type Oklab,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeOklab);

const toOklab = converter('oklab');
const toRgb = converter('rgb');

/** Parses `#rrggbb`, the only format that a brand's schema accepts; anything else is black. */
function oklabOf(hex: string): Oklab {
  return toOklab(hex) ?? { mode: 'oklab', l: 0, a: 0, b: 0 };
}

/** Whether sRGB contains the colour, with a tolerance below the precision of 8 bits. */
function isInGamut(colour: Oklab): boolean {
  const { r, g, b } = toRgb(colour);
  return [r, g, b].every((channel) => channel >= -0.001 && channel <= 1.001);
}

/** Returns the colour as `#rrggbb`, with as much chroma as sRGB can show at its lightness. */
function toHex({ l, a, b }: Omit<Oklab, 'mode'>): string {
  const withChroma = (share: number): Oklab => ({ mode: 'oklab', l, a: a * share, b: b * share });
  let share = 1;
  while (share > 0 && !isInGamut(withChroma(share))) share -= 0.02;
  return formatHex(withChroma(Math.max(0, share)));
}

/**
 * Returns the same hue at another OKLab lightness (0 to 1), with as much of its chroma as sRGB can
 * show there and at most `chroma` times what it had.
 */
export function withLightness(hex: string, lightness: number, chroma = 1): string {
  const { a, b } = oklabOf(hex);
  return toHex({ l: lightness, a: a * chroma, b: b * chroma });
}

/** Far enough to look like a second colour, near enough to match the first. */
const neighbourAngle = -Math.PI / 7;
const neighbourLightness = 0.06;

/** Returns a neighbour on the colour wheel, somewhat lighter or darker. */
export function neighbourOf(hex: string, towards: 'dark' | 'light'): string {
  const { l, a, b } = oklabOf(hex);
  const moved = towards === 'dark' ? l - neighbourLightness : l + neighbourLightness;
  return toHex({
    l: Math.min(1, Math.max(0, moved)),
    a: a * Math.cos(neighbourAngle) - b * Math.sin(neighbourAngle),
    b: a * Math.sin(neighbourAngle) + b * Math.cos(neighbourAngle),
  });
}

/** WCAG 2.2 AA for text, with a margin for rounding to 8 bits. */
const minContrast = 4.55;
const lightnessStep = 0.01;

/**
 * Returns the colour itself if it is readable on every background, else the nearest lightness of
 * the same hue that is, darker or lighter according to `towards`.
 */
export function readableOn(
  hex: string,
  backgrounds: readonly string[],
  towards: 'dark' | 'light',
): string {
  const isReadable = (candidate: string): boolean =>
    backgrounds.every((background) => wcagContrast(candidate, background) >= minContrast);
  if (isReadable(hex)) return hex;

  const direction = towards === 'dark' ? -lightnessStep : lightnessStep;
  let lightness = oklabOf(hex).l + direction;
  for (; lightness > 0 && lightness < 1; lightness += direction) {
    const candidate = withLightness(hex, lightness);
    if (isReadable(candidate)) return candidate;
  }
  return towards === 'dark' ? '#000000' : '#ffffff';
}
