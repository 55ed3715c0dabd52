/** WCAG 2.2 AA: text, and essential graphics (borders, rings, meaningful icons). */
const minTextContrast = 4.5;
const minShapeContrast = 3;

/** What can lie behind text: the page in each backdrop, then what lies on it. */
const everywhere = [
  ...(['--page', '--brand-page', '--brand-motif'] as const),
  ...(['--card', '--sunken', '--brand-tint'] as const),
] as const;
const fills = ['--brand-fill', '--brand-fill-end'] as const;

/**
 * Every pair of colours that components put on one another, with the minimum contrast in either
 * scheme and for any brand colour. A component that needs a new pair adds it here.
 */
export const contrastPairs = [
  {
    front: '--text',
    on: [...everywhere, '--bad-tint', '--good-tint', '--warn-tint'],
    least: minTextContrast,
  },
  { front: '--muted', on: everywhere, least: minTextContrast },
  { front: '--brand-ink', on: everywhere, least: minTextContrast },
  { front: '--brand-on', on: fills, least: minTextContrast },
  { front: '--good', on: [...everywhere, '--good-tint'], least: minTextContrast },
  { front: '--bad', on: [...everywhere, '--bad-tint'], least: minTextContrast },
  { front: '--warn', on: [...everywhere, '--warn-tint'], least: minTextContrast },
  // The chosen type of goods, and the check mark of the chosen goods.
  { front: '--card', on: ['--text', '--brand-ink'], least: minTextContrast },
  { front: '--header-text', on: ['--header', '--header-hover'], least: minTextContrast },
  { front: '--header-muted', on: ['--header'], least: minTextContrast },
  { front: '--header-ink', on: ['--header', '--header-hover'], least: minTextContrast },
  // The border of a control, and of a chosen one; the ring of the one with focus.
  { front: '--line-strong', on: everywhere, least: minShapeContrast },
  {
    front: '--focus',
    on: [...everywhere, '--bad-tint', '--good-tint', '--warn-tint'],
    least: minShapeContrast,
  },
] as const;
