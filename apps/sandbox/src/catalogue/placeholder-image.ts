const colours = [
  '#3b5bdb',
  '#0b7285',
  '#2b8a3e',
  '#a61e4d',
  '#862e9c',
  '#b3541e',
  '#364fc7',
  '#5c3d99',
];

function sumOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

/**
 * Returns an SVG with the first letter of a name on a colour derived from it.
 *
 * @param name Characters other than letters, digits and hyphens are removed, so no markup can be
 * injected.
 */
export function placeholderImage(name: string, colour?: string): string {
  const letter =
    name
      .replace(/[^\p{L}\p{N}]/gu, '')
      .slice(0, 1)
      .toUpperCase() || '?';
  const fill = colour ?? colours[sumOf(name) % colours.length] ?? '#3b5bdb';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img">',
    `<rect width="96" height="96" rx="22" fill="${fill}"/>`,
    '<path d="M0 62C28 44 62 84 96 52V74a22 22 0 0 1-22 22H22A22 22 0 0 1 0 74Z" fill="#fff" opacity=".14"/>',
    '<text x="48" y="50" fill="#fff" font-family="system-ui,sans-serif" font-size="46" font-weight="700"',
    ` text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`,
  ].join('');
}
