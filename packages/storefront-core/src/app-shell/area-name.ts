import type { DomainArea } from '@shop/contract';
import { type Language, type MessageKey, regionName } from '@shop/i18n';

/** A country, as its ISO 3166 code, or one of our names for a larger region. */
type Territory = 'HK' | 'JP' | 'KR' | 'RU' | 'TW' | 'US' | RegionName;

type RegionName = Extract<MessageKey, 'region.global' | `area.${string}`>;

/** What each area consists of (spec §3). */
const territories = {
  universal: ['region.global'],
  eru: ['area.europe'],
  sea: ['area.southeastAsia'],
  ja: ['JP'],
  kr: ['KR'],
  twhk: ['TW', 'HK'],
  hk: ['HK'],
  codapay: ['area.southeastAsia'],
  useuro: ['US', 'area.europe'],
  ru: ['RU'],
  mea: ['area.middleEastAfrica'],
  dragon: ['area.asia'],
} as const satisfies Record<DomainArea, readonly Territory[]>;

/**
 * Returns the name of an area in a language. A browser without names of countries gets their codes.
 *
 * @param translate - Returns our texts in that language.
 */
export function areaName(
  area: DomainArea,
  language: Language,
  translate: (key: RegionName) => string,
): string {
  const nameOf = (territory: Territory): string =>
    isOurName(territory) ? translate(territory) : regionName(territory, language);
  return territories[area].map(nameOf).join(' · ');
}

function isOurName(territory: Territory): territory is RegionName {
  return territory.includes('.');
}
