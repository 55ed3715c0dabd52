import type { DomainArea } from '@shop/contract';

/** The countries and continents of each area (spec §3), as ISO 3166 and UN M49 codes; world-wide: none. */
const territories = {
  universal: [],
  eru: ['150'],
  sea: ['035'],
  ja: ['JP'],
  kr: ['KR'],
  twhk: ['TW', 'HK'],
  hk: ['HK'],
  codapay: ['035'],
  useuro: ['US', '150'],
  ru: ['RU'],
  mea: ['145', '002'],
  dragon: ['142'],
} as const satisfies Record<DomainArea, readonly string[]>;

/** Returns the name of an area in a language; its code where the browser knows no names of regions. */
export function areaName(area: DomainArea, language: string, worldwide: string): string {
  if (area === 'universal') return worldwide;
  if (!('DisplayNames' in Intl)) return area.toUpperCase();
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return territories[area].map((code) => names.of(code) ?? code).join(' · ');
}
