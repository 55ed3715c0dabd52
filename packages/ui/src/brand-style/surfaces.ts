/**
 * The neutral surfaces of both schemes, against which the brand's inks are computed. `colour.css`
 * holds the same values; a test compares the two.
 */
export const surfaces = {
  light: { page: '#f4f5f8', card: '#ffffff', sunken: '#eceef3' },
  dark: { page: '#0e1016', card: '#181b24', sunken: '#232733' },
} as const;
