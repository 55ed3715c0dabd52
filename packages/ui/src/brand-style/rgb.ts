/** Red, green and blue, 0 to 1, in sRGB. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#rrggbb`; anything else is black, which a brand's schema has ruled out before. */
export function parseHex(hex: string): Rgb {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  const channel = (index: number): number => Number.parseInt(digits?.[index] ?? '00', 16) / 255;
  return [channel(1), channel(2), channel(3)];
}

/** Writes `#rrggbb`; channels outside 0 to 1 are clipped. */
export function toHex(colour: Rgb): string {
  return `#${colour
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
