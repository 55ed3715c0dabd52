import type { Brand } from '@shop/brands';
import { type DomainArea, domainArea } from '@shop/contract';
import { resolveDomainArea } from './resolve-domain-area';
import type { EntryQuery } from './entry-query';
import type { ShopStorage, Stored } from '../storage';

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
