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

const colour = /^[0-9a-f]{6}$/i;
const corner = /^\d{1,2}$/;

/** Writes the look into the query of the fields' address: `fill=5b4bff&on=ffffff&corner=10&scheme=light`. */
export function writeAppearance(
  query: URLSearchParams,
  { fill, onFill, cornerPx, scheme }: CardAppearance,
): void {
  query.set('fill', fill.replace('#', ''));
  query.set('on', onFill.replace('#', ''));
  query.set('corner', String(cornerPx));
  query.set('scheme', scheme);
}

/** Reads the look; null if any part is missing or is not what its name says, since anybody can write an address. */
export function readAppearance(query: URLSearchParams): CardAppearance | null {
  const [fill = '', onFill = '', cornerPx = '', scheme] = ['fill', 'on', 'corner', 'scheme'].map(
    (name) => query.get(name) ?? '',
  );
  if (!colour.test(fill) || !colour.test(onFill) || !corner.test(cornerPx)) return null;
  if (scheme !== 'light' && scheme !== 'dark') return null;
  return { fill: `#${fill}`, onFill: `#${onFill}`, cornerPx: Number(cornerPx), scheme };
}
