import { describe, expect, it } from 'vitest';
import { readDeclarations, tokensOf } from './read-tokens';

it('readDeclarations reads tokens with what they depend on, and nothing else', () => {
  const css = `
    /* --old: 1px; */
    :root { --corner: 4px; --ring: 0 0
      var(--corner); color: red }
    @media (min-width: 9px) { :root[data-x='y'], :root[data-z='y'] { --corner: 0; } }
    p { color: var(--ring); }`;
  expect(readDeclarations('shape', css)).toEqual([
    { name: '--corner', value: '4px', sheet: 'shape', selector: ':root', conditions: [] },
    {
      name: '--ring',
      value: '0 0 var(--corner)',
      sheet: 'shape',
      selector: ':root',
      conditions: [],
    },
    ...[":root[data-x='y']", ":root[data-z='y']"].map((selector) => ({
      ...{ name: '--corner', value: '0', sheet: 'shape', selector },
      conditions: ['@media (min-width: 9px)'],
    })),
  ]);
});

describe('tokensOf', () => {
  it('takes the rules of the scheme and of the attributes', () => {
    const attributes = { 'data-corners': 'sharp' };
    const tokens = tokensOf({ media: ['prefers-color-scheme: dark'], attributes });
    expect(tokens.get('--page')).toEqual({ value: '#0e1016', sheet: 'colour' });
    expect(tokens.get('--corner-card')).toEqual({ value: '4px', sheet: 'shape' });
    expect(tokensOf({ media: [], attributes: {} }).get('--page')?.value).toBe('#f4f5f8');
  });
});
