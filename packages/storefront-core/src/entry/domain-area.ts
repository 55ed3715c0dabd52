import type { DomainArea } from '@shop/contract';
import type { Brand } from '@shop/brands';
import type { PageQuery } from './entry-query';
import { type Stored, type StoredValues, smallSchema, text } from '../storage';

/** The sources of a visit's area. */
export interface AreaSources {
  /** The areas the brand sells in, at least one. */
  readonly brandAreas: readonly DomainArea[];
  readonly query: string | null;
  /** That of the link's game, where the brand's data names it. */
  readonly client: string | null;
  readonly stored: string | null;
}

/**
 * Returns the domain area of a visit (spec §4): the only one of a brand with a single area, else the
 * link's, else that of the link's game, else the stored one. Areas the brand does not sell in are
 * ignored. Without any it is null, and the player is sent to the not-area page.
 */
export function resolveDomainArea({
  brandAreas,
  query,
  client,
  stored,
}: AreaSources): DomainArea | null {
  const [only] = brandAreas;
  if (only !== undefined && brandAreas.length === 1) return only;

  for (const named of [query, client, stored]) {
    const area = brandAreas.find((one) => one === named);
    if (area !== undefined) return area;
  }
  return null;
}

const savedArea: Stored<string> = { key: 'payment_domain_area', schema: smallSchema(text) };

/** Removes the stored area, as code -3014 requires (spec §8). */
export function forgetArea(storage: StoredValues): void {
  storage.remove(savedArea);
}

/** Returns the area of this visit; null if none is valid (spec §4). */
export function readArea(
  brand: Brand,
  query: Pick<PageQuery, 'clientId' | 'givenArea'>,
  storage: StoredValues,
): DomainArea | null {
  return resolveDomainArea({
    brandAreas: brand.areas.map((one) => one.area),
    query: query.givenArea,
    client: areaOfClient(brand, query.clientId),
    stored: storage.read(savedArea),
  });
}

/** Stores the area of this visit for later ones. */
export function saveArea(storage: StoredValues, area: DomainArea): void {
  storage.write(savedArea, area);
}

/** Returns the area of this visit and stores it; null, and the stored one removed, if none is valid (spec §4). */
export function findArea(
  brand: Brand,
  query: Pick<PageQuery, 'clientId' | 'givenArea'>,
  storage: StoredValues,
): DomainArea | null {
  const area = readArea(brand, query, storage);
  if (area === null) forgetArea(storage);
  else saveArea(storage, area);
  return area;
}

function areaOfClient({ clientAreas = {} }: Brand, clientId: string | null): DomainArea | null {
  const [, area] = Object.entries(clientAreas).find(([known]) => known === clientId) ?? [];
  return area ?? null;
}
