import type { PurchaseLimit } from '../database/schema/catalogue';

/** An order that takes a place: paid, or still to be paid. */
export interface CountedPurchase {
  readonly serverId: string;
  readonly roleId: string;
  readonly createdAt: Date;
}

/** How far a limit is used up. */
export interface LimitState {
  readonly left: number;
  /** When a place becomes free by itself; null while one is free, and where none ever does. */
  readonly nextAt: Date | null;
}

const day = 24 * 60 * 60 * 1000;

function isCounted(limit: PurchaseLimit, role: Omit<CountedPurchase, 'createdAt'>, now: Date) {
  return ({ serverId, roleId, createdAt }: CountedPurchase): boolean => {
    const isOfRole = serverId === role.serverId && roleId === role.roleId;
    switch (limit.type) {
      case 'role':
        return isOfRole;
      case 'time':
        return isOfRole && createdAt.getTime() > now.getTime() - limit.days * day;
      case 'game':
        return true;
    }
  };
}

function nextPlace(limit: PurchaseLimit, taken: readonly CountedPurchase[]): Date | null {
  const leaving = taken[taken.length - limit.frequency];
  if (limit.type !== 'time' || leaving === undefined) return null;
  return new Date(leaving.createdAt.getTime() + limit.days * day);
}

/**
 * How often a role may still buy goods (spec §5). `role` and `time` count the role's own orders,
 * `game` those of all roles of the account in the game. The window of `time` rolls: an order counts
 * from the moment it was made until that many times 24 hours later.
 *
 * @param purchases Of the goods, by the account in the game, oldest first.
 */
export function limitState(
  limit: PurchaseLimit,
  purchases: readonly CountedPurchase[],
  role: Omit<CountedPurchase, 'createdAt'>,
  now: Date,
): LimitState {
  const taken = purchases.filter(isCounted(limit, role, now));
  return {
    left: Math.max(0, limit.frequency - taken.length),
    nextAt: nextPlace(limit, taken),
  };
}
