/** WCAG 2.2 AA: text, and what is no text but must be seen (borders, rings, icons that mean something). */
const text = 4.5;
const shape = 3;

/** What can lie behind text: the page in each backdrop, then what lies on it. */
const everywhere = [
  ...(['--page', '--brand-page', '--brand-motif'] as const),
  ...(['--card', '--sunken', '--brand-tint'] as const),
] as const;
const fills = ['--brand-fill', '--brand-fill-end'] as const;

/**
 * Every pair of colours that components put on one another, with the least contrast of the two, in
 * either scheme and whatever the brand's colour. A component that needs a new pair adds it here.
 */
export const contrastPairs = [
  { front: '--text', on: [...everywhere, '--bad-tint', '--good-tint', '--warn-tint'], least: text },
  { front: '--muted', on: everywhere, least: text },
  { front: '--brand-ink', on: everywhere, least: text },
  { front: '--brand-on', on: fills, least: text },
  { front: '--good', on: [...everywhere, '--good-tint'], least: text },
  { front: '--bad', on: [...everywhere, '--bad-tint'], least: text },
  { front: '--warn', on: [...everywhere, '--warn-tint'], least: text },
  // The chosen type of goods, and the check mark of the chosen goods.
  { front: '--card', on: ['--text', '--brand-ink'], least: text },
  { front: '--header-text', on: ['--header', '--header-hover'], least: text },
  { front: '--header-muted', on: ['--header'], least: text },
  { front: '--header-ink', on: ['--header', '--header-hover'], least: text },
  // The border of a control, and of a chosen one; the ring of the one with focus.
  { front: '--line-strong', on: everywhere, least: shape },
  {
    front: '--focus',
    on: [...everywhere, '--bad-tint', '--good-tint', '--warn-tint'],
    least: shape,
  },
] as const;
