import * as v from 'valibot';

/** The areas a brand may sell in (spec §3), each with its own catalogue, currency and channels. */
export const domainAreas = [
  'universal',
  'eru',
  'sea',
  'ja',
  'kr',
  'twhk',
  'hk',
  'codapay',
  'useuro',
  'ru',
  'mea',
  'dragon',
] as const;

/** One of {@link domainAreas}. */
export type DomainArea = (typeof domainAreas)[number];

/** Returns a {@link DomainArea} if a value is one; else undefined. Without the schema, for the script in the page. */
export function readDomainArea(value: unknown): DomainArea | undefined {
  return domainAreas.find((area) => area === value);
}

/** The schema of a {@link DomainArea} in a query. */
export const domainArea = v.picklist(domainAreas);
