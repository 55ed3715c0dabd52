import { createHash } from 'node:crypto';
import { type DomainArea, toMinor } from '@shop/contract';
import type { Executor } from '../database/database';
import { replenishments } from '../database/schema/replenishments';
import { gamesOfArea } from './catalogue-rows';
import { roleRows, testAccountsOf } from './test-accounts';
import { seeds } from './seeds';
import type { SeedBrand, SeedGame } from './shape';

/** How long a link is valid: for years, for 20 hours, or no longer. */
type Life = 'running' | 'today' | 'expired';

/** A replenishment of a brand's blocked account, for tests. */
export interface TestReplenishment {
  readonly brand: string;
  readonly life: Life;
  readonly id: string;
  readonly userId: string;
  readonly gpId: string;
  readonly domainArea: DomainArea;
  readonly clientId: string;
  readonly serverId: string;
  readonly areaId: string;
  readonly roleId: string;
  readonly productId: string;
  /** Major units of `currency`. */
  readonly amount: number;
  readonly currency: string;
}

const lives = ['running', 'today', 'expired'] as const;
const idBytes = 16;
const shortLifeMs = 20 * 60 * 60 * 1000;
const farAhead = new Date('2036-01-01T00:00:00Z');
const longAgo = new Date('2020-01-01T00:00:00Z');

function endOf(life: Life, now: Date): Date {
  switch (life) {
    case 'running':
      return farAhead;
    case 'today':
      return new Date(now.getTime() + shortLifeMs);
    case 'expired':
      return longAgo;
  }
}

/** Returns a fixed id with the format of the usual ids, 128 random bits. */
function idOf(brand: string, life: Life): string {
  const bytes = createHash('sha256').update(`replenishment ${brand} ${life}`).digest();
  return bytes.subarray(0, idBytes).toString('base64url');
}

interface Owed {
  readonly game: SeedGame;
  readonly domainArea: DomainArea;
}

function replenishmentOf(
  seed: SeedBrand,
  { game, domainArea }: Owed,
  life: Life,
): TestReplenishment[] {
  const { brand } = seed;
  const role = roleRows(seed).find(
    ({ userId, clientId }) => userId === `${brand}-blocked` && clientId === game.clientId,
  );
  const owed = game.goods.find(({ base = 0, bonus = 0 }) => base > 0 && bonus > 0);
  if (role === undefined || owed === undefined) return [];
  const { userId, clientId, serverId, roleId } = role;
  return [
    {
      ...{ brand, life, domainArea, userId, clientId, serverId, roleId },
      id: idOf(brand, life),
      gpId: game.gpId,
      areaId: game.areas?.[0]?.areaId ?? '',
      productId: `${clientId}-${owed.id}`,
      amount: owed.price,
      currency: game.currency,
    },
  ];
}

/** Returns the replenishments of the blocked accounts: one for each lifetime, each in another game product. */
export function testReplenishments(): TestReplenishment[] {
  return seeds
    .filter(({ brand }) => testAccountsOf(brand).some(({ kind }) => kind === 'blocked'))
    .flatMap((seed) => {
      const games = seed.areas.flatMap((area) =>
        gamesOfArea(area).map((game) => ({ game, domainArea: area.domainArea })),
      );
      const products = games.filter(
        ({ game }, index) => games.findIndex((one) => one.game.gpId === game.gpId) === index,
      );
      return lives.flatMap((life, index) => {
        const product = products[index];
        return product === undefined ? [] : replenishmentOf(seed, product, life);
      });
    });
}

/** A replenishment in the fixtures; amount in major units. */
export interface ReplenishmentFixture {
  readonly brand: string;
  /** `running` for years, `today` until 20 hours after the last reset, `expired` long ago. */
  readonly life: Life;
  readonly replenish_id: string;
  /** The blocked account. */
  readonly username: string;
  readonly domain_area: DomainArea;
  readonly client_id: string;
  readonly gp_id: string;
  readonly area_id: string;
  readonly server_id: string;
  readonly role_id: string;
  readonly product_id: string;
  readonly amount: number;
  readonly currency: string;
}

/** Returns the replenishments of all brands. */
export function replenishmentFixtures(): ReplenishmentFixture[] {
  return testReplenishments().map(({ brand, life, amount, currency, ...replenishment }) => ({
    brand,
    life,
    replenish_id: replenishment.id,
    username: replenishment.userId,
    domain_area: replenishment.domainArea,
    client_id: replenishment.clientId,
    gp_id: replenishment.gpId,
    area_id: replenishment.areaId,
    server_id: replenishment.serverId,
    role_id: replenishment.roleId,
    product_id: replenishment.productId,
    amount,
    currency,
  }));
}

/** Rewrites the seed's replenishments as unpaid; the 20 hours of the short one begin at `now`. */
export async function writeReplenishments(database: Executor, now: Date): Promise<void> {
  await database.delete(replenishments);
  const rows = testReplenishments().map(
    ({ brand: _brand, domainArea: _area, life, amount, ...row }) => ({
      ...row,
      amountMinor: toMinor(amount, row.currency),
      expiresAt: endOf(life, now),
      state: 'open' as const,
    }),
  );
  await database.insert(replenishments).values(rows);
}
