/**
 * Returns the address of a picture that needs no network: a gem on a square of one colour.
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
