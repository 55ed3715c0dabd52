/** The look of the shop around the card fields, for the fields to take on. */
export interface CardAppearance {
  /** The colour of the button that pays, `#rrggbb`. */
  readonly fill: string;
  /** The colour of text on that button, `#rrggbb`. */
  readonly onFill: string;
  /** The radius of the corners of fields and buttons, in whole CSS pixels. */
  readonly cornerPx: number;
  readonly scheme: 'light' | 'dark';
}

/** Writes the look as one value of an address: `5b4bff-ffffff-10-light`. */
export function writeAppearance({ fill, onFill, cornerPx, scheme }: CardAppearance): string {
  return `${fill}-${onFill}-${String(cornerPx)}-${scheme}`.replaceAll('#', '');
}

const written = /^([0-9a-f]{6})-([0-9a-f]{6})-(\d{1,2})-(light|dark)$/i;

/** Reads the look; null for anything else, since anybody can write an address. */
export function readAppearance(value: string | null): CardAppearance | null {
  const parts = written.exec(value ?? '');
  if (parts === null) return null;
  const [, fill = '', onFill = '', cornerPx, scheme] = parts;
  return {
    fill: `#${fill}`,
    onFill: `#${onFill}`,
    cornerPx: Number(cornerPx),
    scheme: scheme === 'dark' ? 'dark' : 'light',
  };
}
