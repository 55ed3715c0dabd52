import { acknowledgedInvariants } from './invariants/acknowledged.mjs';
import { moneyInvariants } from './invariants/money.mjs';
import { scarcityInvariants } from './invariants/scarcity.mjs';
import { serviceInvariants } from './invariants/service.mjs';
import { settlementInvariants } from './invariants/settlement.mjs';

/** Every invariant. To add one, add it to the list of its family. */
export const invariants = [
  ...acknowledgedInvariants,
  ...moneyInvariants,
  ...settlementInvariants,
  ...scarcityInvariants,
  ...serviceInvariants,
];

/** Checks all invariants. */
export function checkAll(facts) {
  return invariants.map((invariant) => ({ invariant, ...invariant.check(facts) }));
}
