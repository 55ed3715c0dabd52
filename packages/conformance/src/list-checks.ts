import { listCallChecks } from './call-checks/call-checks';
import type { Fixtures } from './fixtures/fixtures';
import { channelRangeRule } from './rules/channel-range';
import { claimRules } from './rules/claim-rules';
import { orderReadingRules } from './rules/order-reading';
import { listPathChecks } from './rules/payment-paths';
import { refusedPurchases } from './rules/refused-purchases';
import { sameKeyRules } from './rules/same-key';
import { replacedOrderRule } from './rules/replaced-order';
import { signInRules } from './rules/sign-in-rules';
import { prefetchedOrderRule } from './rules/prefetched-order';
import { unknownThingRules } from './rules/unknown-things';
import { unpaidOrderRule } from './rules/unpaid-order';
import { wrongParameterRule } from './rules/wrong-parameter';
import type { Check } from './context/check';

/** Selects the checks of a run. */
export interface Choice {
  /** Domains, names of calls and texts of rules; empty means all. */
  readonly only: readonly string[];
  /** Whether every path of the fixtures is tried, not only one for each payment call. */
  readonly isThorough: boolean;
}

const rules: readonly Check[] = [
  ...signInRules,
  ...sameKeyRules,
  unpaidOrderRule,
  replacedOrderRule,
  ...refusedPurchases,
  channelRangeRule,
  prefetchedOrderRule,
  ...claimRules,
  ...unknownThingRules,
  wrongParameterRule,
];

function isChosen({ domain, call, rule }: Check, only: readonly string[]): boolean {
  if (only.length === 0 || only.includes(domain) || only.includes(rule)) return true;
  return call !== null && only.includes(call.name);
}

/** The texts of all rules, to choose one. */
export function listRuleTexts(): readonly string[] {
  const all = [...rules, ...orderReadingRules, ...listCallChecks()];
  return [...new Set(all.map(({ rule }) => rule))];
}

/** Lists the checks of a run in the order in which they run. */
export function listChecks(fixtures: Fixtures, { only, isThorough }: Choice): readonly Check[] {
  const paths = isThorough ? listPathChecks(fixtures) : [];
  // Reads the orders and compares their numbers after all rules have created theirs.
  const all = [...rules, ...paths, ...orderReadingRules, ...listCallChecks()];
  return all.filter((check) => isChosen(check, only));
}
