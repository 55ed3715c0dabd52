import { listCallChecks } from './call-checks/call-checks';
import type { Fixtures } from './fixtures/fixtures';
import { channelRangeRule } from './rules/channel-range';
import { claimRules } from './rules/claim-rules';
import { orderReadingRules } from './rules/order-reading';
import { listPathChecks } from './rules/payment-paths';
import { refusedPurchases } from './rules/refused-purchases';
import { sameKeyRules } from './rules/same-key';
import { signInRules } from './rules/sign-in-rules';
import { unaskedOrderRule } from './rules/unasked-order';
import { unknownThingRules } from './rules/unknown-things';
import { unpaidOrderRule } from './rules/unpaid-order';
import type { Check } from './stage/check';

/** Which checks of a run are made. */
export interface Choice {
  /** Domains and names of calls; none means all. */
  readonly only: readonly string[];
  /** Whether every path of the fixtures is tried, not one for each payment call. */
  readonly isThorough: boolean;
}

const rules: readonly Check[] = [
  ...signInRules,
  ...sameKeyRules,
  unpaidOrderRule,
  ...refusedPurchases,
  channelRangeRule,
  unaskedOrderRule,
  ...claimRules,
  ...unknownThingRules,
];

function isChosen({ domain, call }: Check, only: readonly string[]): boolean {
  return only.length === 0 || only.includes(domain) || (call !== null && only.includes(call.name));
}

/** The checks of a run, in the order in which they are made. */
export function listChecks(fixtures: Fixtures, { only, isThorough }: Choice): readonly Check[] {
  const paths = isThorough ? listPathChecks(fixtures) : [];
  // Orders are read, and their numbers compared, once all have been made.
  const all = [...rules, ...paths, ...orderReadingRules, ...listCallChecks()];
  return all.filter((check) => isChosen(check, only));
}
