import { describe, expect, it } from 'vitest';
import { resolveDomainArea } from './resolve-domain-area';

describe('domain area resolution (spec §4)', () => {
  it('a brand with a single area uses it, whatever the link or the store says', () => {
    expect(resolveDomainArea({ brandAreas: ['ja'], query: 'sea', stored: 'ru' })).toEqual({
      kind: 'resolved',
      area: 'ja',
    });
  });

  it.each([
    { query: 'sea', stored: 'ru', area: 'sea' },
    { query: null, stored: 'ru', area: 'ru' },
    { query: 'kr', stored: 'ru', area: 'ru' },
  ] as const)('link $query, stored $stored: $area', ({ query, stored, area }) => {
    expect(resolveDomainArea({ brandAreas: ['sea', 'ru'], query, stored })).toEqual({
      kind: 'resolved',
      area,
    });
  });

  it.each([
    { query: null, stored: null },
    { query: 'kr', stored: 'ja' },
  ] as const)('link $query, stored $stored: none is valid', ({ query, stored }) => {
    expect(resolveDomainArea({ brandAreas: ['sea', 'ru'], query, stored })).toEqual({
      kind: 'unresolved',
    });
  });
});
