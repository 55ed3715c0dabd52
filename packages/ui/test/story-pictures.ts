const svg = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`)}`;

/** Pictures that need no network. */
export const pictures = {
  logo: svg(
    '<rect width="32" height="32" rx="8" fill="#243b80"/><path d="M16 6l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill="#ffd24a"/>',
  ),
  game: svg(
    '<rect width="32" height="32" fill="#3a1f5d"/><path d="M5 26 12 10l5 9 4-6 6 13z" fill="#f08a5d"/>',
  ),
  /** Wide art. */
  art: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#241447"/><circle cx="120" cy="26" r="14" fill="#ffd9a0"/><path d="M0 90 40 40l24 26 30-40 66 64z" fill="#f08a5d"/></svg>')}`,
  gems: svg(
    '<path d="M9 6h14l6 8-13 13L3 14z" fill="#35c2ff"/><path d="M9 6l7 21 7-21M3 14h26" fill="none" stroke="#fff" stroke-opacity=".7"/>',
  ),
  pack: svg(
    '<rect x="5" y="11" width="22" height="16" rx="3" fill="#ff9f43"/><path d="M16 11v16M5 17h22" stroke="#fff" stroke-opacity=".8" stroke-width="2"/>',
  ),
  /** An address that cannot be loaded as a picture. */
  broken: 'data:image/png;base64,AAAA',
} as const;

/**
 * Returns the address of a picture: a gem on a square of one colour.
 *
 * @param hue 0 to 359
 */
export function samplePicture(hue: number): string {
  const square = `<rect width="64" height="64" rx="14" fill="hsl(${hue} 70% 88%)"/>`;
  const spot = `<path d="M32 12 50 27 32 53 14 27Z" fill="hsl(${hue} 75% 45%)"/>`;
  const shine = `<path d="M32 12 39 27 32 53 25 27Z" fill="hsl(${hue} 80% 65%)"/>`;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${square}${spot}${shine}</svg>`,
  )}`;
}
