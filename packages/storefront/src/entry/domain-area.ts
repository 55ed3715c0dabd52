import { type DomainArea, domainArea } from '@shop/contract';
import type { Brand } from '@shop/brands';
import type { EntryQuery } from './entry-query';
import type { ShopStorage, Stored } from '../storage';

/** Where the area of a visit may come from. */
export interface AreaSources {
  /** Areas the brand sells in, at least one. */
  readonly brandAreas: readonly DomainArea[];
  readonly query: DomainArea | null;
  readonly stored: DomainArea | null;
}

/** `unresolved` sends the player to the not-area page and forgets the stored area (spec §4). */
export type ResolvedArea =
  { readonly kind: 'resolved'; readonly area: DomainArea } | { readonly kind: 'unresolved' };

/**
 * The domain area of a visit (spec §4): a brand with one area uses it; else the link's, else the
 * stored one. An area the brand does not sell in does not count.
 */
export function resolveDomainArea({ brandAreas, query, stored }: AreaSources): ResolvedArea {
  const [only] = brandAreas;
  if (only !== undefined && brandAreas.length === 1) return { kind: 'resolved', area: only };

  const area = [query, stored].find(
    (candidate) => candidate !== null && brandAreas.includes(candidate),
  );
  return area === undefined || area === null ? { kind: 'unresolved' } : { kind: 'resolved', area };
}

const savedArea: Stored<DomainArea> = { key: 'payment_domain_area', schema: domainArea };

/** Forgets the stored area, as code -3014 asks (spec §8). */
export function forgetArea(storage: ShopStorage): void {
  storage.remove(savedArea);
}

/** The area of this visit, kept for the next; null, and nothing kept, where none is valid (spec §4). */
export function findArea(brand: Brand, query: EntryQuery, storage: ShopStorage): DomainArea | null {
  const resolved = resolveDomainArea({
    brandAreas: brand.areas.map(({ area }) => area),
    query: query.domainArea,
    stored: storage.read(savedArea),
  });
  if (resolved.kind === 'unresolved') {
    storage.remove(savedArea);
    return null;
  }
  storage.write(savedArea, resolved.area);
  return resolved.area;
}
