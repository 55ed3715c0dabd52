/**
 * The neutral colours of both schemes. `colour.css` holds the same values; a test compares the two,
 * because the brand's inks are computed against them.
 */
export const surfaces = {
  light: { page: '#f4f5f8', card: '#ffffff', text: '#14171f', muted: '#586072' },
  dark: { page: '#0e1016', card: '#181b24', text: '#f1f3f8', muted: '#a6aebf' },
} as const;
