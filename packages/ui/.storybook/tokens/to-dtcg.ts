import { type Color, converter, formatHex, parse } from 'culori';
import type { Token } from './read-tokens';

/** A token of the Design Tokens Format Module 2025.10. */
export interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
}

/** A file of design tokens: groups by topic, each with tokens by name. */
export interface TokenFile {
  readonly [group: string]: Readonly<Record<string, unknown>> | string;
}

type Tokens = ReadonlyMap<string, Token>;

/**
 * Returns the tokens of a page in the format of the Design Tokens Community Group. A token that is another one is a
 * reference. What the format has no type for (a part of something, a sum, a pattern) is in `$extensions` as it is in
 * the style sheet.
 */
export function toDtcg(tokens: Tokens, description: string): TokenFile {
  const groups: Record<string, Record<string, DesignToken>> = {};
  const others: Record<string, string> = {};
  for (const [name, { value, sheet }] of tokens) {
    const token = tokenOf(name, value, tokens);
    if (token === null) others[name] = value;
    else (groups[sheet] ??= {})[name.slice(2)] = token;
  }
  return { $description: description, ...groups, $extensions: { 'shop.css': others } };
}

/** Returns a token for a value, or null if the format has no type for it. */
function tokenOf(name: string, value: string, tokens: Tokens): DesignToken | null {
  const [, referred] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (referred !== undefined) {
    const target = tokenOf(referred, tokens.get(referred)?.value ?? '', tokens);
    return target && { $type: target.$type, $value: referenceTo(referred, tokens) };
  }
  if (/^--font-/.test(name)) return { $type: 'fontFamily', $value: familiesOf(value, tokens) };
  if (/^--weight-/.test(name)) return { $type: 'fontWeight', $value: Number(value) };
  if (/^--motion-/.test(name)) return transitionOf(value, tokens);
  if (/^--(shadow|ring)-/.test(name)) return shadowOf(value, tokens);
  if (value.startsWith('linear-gradient(')) return gradientOf(value, tokens);
  if (/^-?[\d.]+$/.test(value)) return { $type: 'number', $value: Number(value) };
  return colourOf(value) ?? dimensionOf(value) ?? durationOf(value) ?? easingOf(value);
}

function referenceTo(name: string, tokens: Tokens): string {
  return `{${tokens.get(name)?.sheet ?? ''}.${name.slice(2)}}`;
}

/** Returns the value of a part of a token: a reference, or what `read` makes of it. */
function partOf(
  value: string,
  tokens: Tokens,
  read: (value: string) => DesignToken | null,
): unknown {
  const [, referred] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return referred === undefined ? read(value)?.$value : referenceTo(referred, tokens);
}

const toRgb = converter('rgb');

function colourOf(value: string): DesignToken | null {
  const colour: Color | undefined = value === 'transparent' ? parse('#00000000') : parse(value);
  if (colour === undefined) return null;
  const { r, g, b, alpha = 1 } = toRgb(colour);
  const components = [r, g, b].map((channel) => Number(channel.toFixed(4)));
  const hex = formatHex(colour);
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha, hex } };
}

function measureOf(value: string, units: string): { value: number; unit: string } | null {
  const [, amount, unit] =
    new RegExp(`^(-?[\\d.]+)(${units})$`).exec(value === '0' ? '0px' : value) ?? [];
  return amount === undefined || unit === undefined ? null : { value: Number(amount), unit };
}

function dimensionOf(value: string): DesignToken | null {
  const measure = measureOf(value, 'px|rem');
  return measure && { $type: 'dimension', $value: measure };
}

function durationOf(value: string): DesignToken | null {
  const measure = measureOf(value, 'ms|s');
  return measure && { $type: 'duration', $value: measure };
}

/** The named easings as CSS defines them. */
const easings: Readonly<Record<string, readonly number[]>> = {
  linear: [0, 0, 1, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

function easingOf(value: string): DesignToken | null {
  const [, points] = /^cubic-bezier\((.+)\)$/.exec(value) ?? [];
  const curve = points?.split(',').map(Number) ?? easings[value];
  return curve ? { $type: 'cubicBezier', $value: curve } : null;
}

/** Reads `120ms var(--ease)`. */
function transitionOf(value: string, tokens: Tokens): DesignToken {
  const [duration = '', easing = ''] = value.split(' ');
  return {
    $type: 'transition',
    $value: {
      duration: durationOf(duration)?.$value,
      delay: { value: 0, unit: 'ms' },
      timingFunction: partOf(easing, tokens, easingOf),
    },
  };
}

/** Reads shadows with a comma between them; `none` is one that is not seen. */
function shadowOf(value: string, tokens: Tokens): DesignToken {
  const written = value === 'none' ? '0 0 0 transparent' : value;
  const shadows = written.split(/, (?![^(]*\))/).map((shadow) => {
    const parts = shadow.match(/[\w-]+\([^)]*\)|\S+/g) ?? [];
    const isInset = parts[0] === 'inset';
    const lengths = parts.slice(isInset ? 1 : 0, -1);
    const length = (index: number): unknown => partOf(lengths[index] ?? '0', tokens, dimensionOf);
    return {
      color: partOf(parts.at(-1) ?? '', tokens, colourOf),
      ...{ offsetX: length(0), offsetY: length(1), blur: length(2), spread: length(3) },
      inset: isInset,
    };
  });
  return { $type: 'shadow', $value: shadows };
}

/** Reads a gradient from one colour to another; the format has no place for its angle. */
function gradientOf(value: string, tokens: Tokens): DesignToken {
  const [, ...stops] = value.slice('linear-gradient('.length, -1).split(', ');
  const last = Math.max(1, stops.length - 1);
  return {
    $type: 'gradient',
    $value: stops.map((stop, index) => ({
      color: partOf(stop, tokens, colourOf),
      position: index / last,
    })),
  };
}

/** Returns the names of font families in their order, with those of another token in its place. */
function familiesOf(value: string, tokens: Tokens): readonly string[] {
  return value.split(', ').flatMap((family) => {
    const [, referred] = /^var\((--[\w-]+)\)$/.exec(family) ?? [];
    if (referred !== undefined) return familiesOf(tokens.get(referred)?.value ?? '', tokens);
    return [family.replace(/^'|'$/g, '')];
  });
}
