import * as v from 'valibot';
import type { ShopStorage, Stored } from '../storage';

/** How many claimable rewards of a role the player was told of within a day (spec §3, `autoShowAccum`). */
const announced: Stored<number> = {
  key: 'autoShowAccum',
  schema: v.pipe(v.number(), v.integer(), v.minValue(0)),
  maxAgeDays: 1,
};

/**
 * Returns whether there are more claimable rewards than the player was told of within a day, and keeps
 * their number. A number that falls is kept too, so that the next reward is announced.
 *
 * @param role - Names the role, in its game.
 */
export function isAnnouncementDue(storage: ShopStorage, role: string, claimable: number): boolean {
  const known = storage.read(announced, role) ?? 0;
  if (claimable !== known) storage.write(announced, claimable, role);
  return claimable > known;
}
