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
    minContrast: minTextContrast,
  },
  { front: '--muted', on: everywhere, minContrast: minTextContrast },
  { front: '--brand-ink', on: everywhere, minContrast: minTextContrast },
  { front: '--brand-on', on: fills, minContrast: minTextContrast },
  { front: '--good', on: [...everywhere, '--good-tint'], minContrast: minTextContrast },
  { front: '--bonus', on: everywhere, minContrast: minTextContrast },
  { front: '--bad', on: [...everywhere, '--bad-tint'], minContrast: minTextContrast },
  { front: '--warn', on: [...everywhere, '--warn-tint'], minContrast: minTextContrast },
  // The chosen type of goods, and the check mark of the chosen goods.
  { front: '--card', on: ['--text', '--brand-ink'], minContrast: minTextContrast },
  { front: '--header-text', on: ['--header', '--header-hover'], minContrast: minTextContrast },
  { front: '--header-muted', on: ['--header'], minContrast: minTextContrast },
  { front: '--header-ink', on: ['--header', '--header-hover'], minContrast: minTextContrast },
  // The border of a control, and of a chosen one; the ring of the one with focus.
  { front: '--line-strong', on: everywhere, minContrast: minShapeContrast },
  {
    front: '--focus',
    on: [...everywhere, '--bad-tint', '--good-tint', '--warn-tint'],
    minContrast: minShapeContrast,
  },
] as const;
