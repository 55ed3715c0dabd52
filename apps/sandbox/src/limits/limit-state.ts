import type { PurchaseLimit } from '../database/schema/catalogue';

/** A paid or pending order. */
export interface CountedPurchase {
  readonly serverId: string;
  readonly roleId: string;
  readonly createdAt: Date;
}

/** How much of a limit is left. */
export interface LimitState {
  readonly left: number;
  /** When the next purchase becomes possible; null if it is possible now, or never will be. */
  readonly nextAt: Date | null;
}

const dayMs = 24 * 60 * 60 * 1000;

function isCounted(limit: PurchaseLimit, role: Omit<CountedPurchase, 'createdAt'>, now: Date) {
  return ({ serverId, roleId, createdAt }: CountedPurchase): boolean => {
    const isOfRole = serverId === role.serverId && roleId === role.roleId;
    switch (limit.type) {
      case 'role':
        return isOfRole;
      case 'time':
        return isOfRole && createdAt.getTime() > now.getTime() - limit.days * dayMs;
      case 'game':
        return true;
    }
  };
}

function nextPurchaseAt(limit: PurchaseLimit, taken: readonly CountedPurchase[]): Date | null {
  const leaving = taken[taken.length - limit.frequency];
  if (limit.type !== 'time' || leaving === undefined) return null;
  return new Date(leaving.createdAt.getTime() + limit.days * dayMs);
}

/**
 * Returns how often a role may still buy goods (spec §5). `role` and `time` count the role's own
 * orders, `game` those of all roles of the account in the game. The window of `time` is rolling: an
 * order counts for that many times 24 hours after it was made.
 *
 * @param purchases The account's purchases of the goods in the game, oldest first.
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
    nextAt: nextPurchaseAt(limit, taken),
  };
}
