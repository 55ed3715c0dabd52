/** The tones of one material, from where light falls to where none does. */
export interface Tones {
  readonly shine: string;
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly deep: string;
}

function tones(shine: string, light: string, base: string, dark: string, deep: string): Tones {
  return { shine, light, base, dark, deep };
}

/** What pieces are made of. Metals and stones do not fade evenly, so their tones are chosen by eye. */
export const materials = {
  amber: tones('#fff4c7', '#ffc24d', '#ff8a1f', '#d9480f', '#7a1f06'),
  amethyst: tones('#f7e8ff', '#d3a2ff', '#9a4df0', '#6420b5', '#2f0b66'),
  bronze: tones('#fff0dd', '#f0b98a', '#c47a45', '#8a4a22', '#47210d'),
  emerald: tones('#e6ffe9', '#7fe8a0', '#1fb567', '#0a7a48', '#033d28'),
  frost: tones('#ffffff', '#c4f1ff', '#6cc5ee', '#2f7fbd', '#123a66'),
  gold: tones('#fffbe3', '#ffe07a', '#f8b62d', '#c8750f', '#743a05'),
  iron: tones('#ffffff', '#d9e0ea', '#9aa7b8', '#5b687a', '#262e3a'),
  jade: tones('#f3fff6', '#b4f0cc', '#5fc99a', '#2a8f6b', '#0d4c3a'),
  moon: tones('#ffffff', '#fff3c4', '#f3d489', '#c29a5c', '#5f4632'),
  neon: tones('#f0ffff', '#7ffcff', '#18c8ff', '#6a3dff', '#24107a'),
  obsidian: tones('#ffd9b0', '#8a94a6', '#4b5566', '#2a303c', '#e8590c'),
  paper: tones('#ffffff', '#fff6df', '#f3dfb4', '#cda96a', '#75501f'),
  pearl: tones('#ffffff', '#fbe8ec', '#e4b6ca', '#a07ab0', '#4f3470'),
  rose: tones('#fff0f5', '#ff9ec0', '#ee3f7f', '#b0124f', '#560427'),
  ruby: tones('#fff0ec', '#ff9a8c', '#e8322f', '#a80f22', '#520311'),
  sapphire: tones('#eef6ff', '#9cc6ff', '#3f7df0', '#1f47b8', '#0b1f66'),
  slate: tones('#f3fbff', '#b9ccd8', '#7d95a6', '#4d6373', '#1d2b36'),
  wood: tones('#ffedd0', '#e6b67c', '#b9783f', '#7d4520', '#3d1e0b'),
} as const satisfies Readonly<Record<string, Tones>>;

/** The name of a material. */
export type Material = keyof typeof materials;

const hexDigits = 16;
const channels = [1, 3, 5] as const;

/** Returns a colour between two of the form `#rrggbb`; `share` is that of the second. */
export function mix(one: string, other: string, share: number): string {
  const mixed = channels.map((at) => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), hexDigits));
    const value = Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
    return value.toString(hexDigits).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** Returns the tones of cloth or lacquer in one colour. */
export function tonesOf(colour: string): Tones {
  return {
    shine: mix(colour, '#ffffff', 0.75),
    light: mix(colour, '#ffffff', 0.38),
    base: colour,
    dark: mix(colour, '#0b0620', 0.38),
    deep: mix(colour, '#0b0620', 0.68),
  };
}

/** Returns a gradient from stops of colours, which are spread evenly; `line` is its direction. */
export function gradient(id: string, line: string, ...colours: readonly string[]): string {
  const last = Math.max(1, colours.length - 1);
  const stops = colours.map((colour, index) => {
    const at = Math.round((index / last) * 100) / 100;
    return `<stop${at === 0 ? '' : ` offset="${String(at)}"`} stop-color="${colour}"/>`;
  });
  return `<linearGradient id="${id}" ${line}>${stops.join('')}</linearGradient>`;
}

/** Returns the three fills of a material: `a` in the light, `z` hollowed out, `o` round. */
export function fills(prefix: string, { shine, light, base, dark, deep }: Tones): string {
  return [
    gradient(`${prefix}a`, 'x2=".8" y2="1"', light, base, dark),
    gradient(`${prefix}z`, 'x2=".8" y2="1"', dark, base, light),
    `<radialGradient id="${prefix}o" cx=".36" cy=".3" r=".75">`,
    `<stop stop-color="${shine}"/><stop offset=".3" stop-color="${light}"/>`,
    `<stop offset=".62" stop-color="${base}"/><stop offset=".9" stop-color="${dark}"/>`,
    `<stop offset="1" stop-color="${deep}"/></radialGradient>`,
  ].join('');
}

/** Returns a path; `more` are further attributes. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

/** Returns a line with round ends. */
export function line(d: string, colour: string, width: number, more = ''): string {
  const stroke = `stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round"`;
  return path(d, 'none', more === '' ? stroke : `${stroke} ${more}`);
}

/** Returns a picture as a file; `xlink` is for Safari before 12.1. */
export function svg(width: number, height: number, defs: string, content: string): string {
  // With a size: Firefox draws no image without one on a canvas.
  const [w, h] = [String(width), String(height)];
  const box = `viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"`;
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return `<svg ${names} ${box}><defs>${defs}</defs>${content}</svg>`;
}
