import { type Rgb, parseHex } from './rgb';

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two `#rrggbb` colours, 1 to 21, as WCAG 2.2 counts it. */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(parseHex(first)), luminance(parseHex(second))].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
