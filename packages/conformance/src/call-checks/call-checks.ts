import { type Call, callDomain, calls } from '@shop/contract';
import type { Check } from '../context/check';
import { answers } from './answers';
import type { CallRule } from './call-rule';
import { rejectsPrefetch } from './rejects-prefetch';
import { notStored, readableByStorefront } from './headers';
import { missingParameters } from './missing-parameters';
import { randomValues } from './random-values';
import { sameOrder } from './same-order';
import { samePreview } from './same-preview';
import { signInNeeded } from './sign-in-needed';
import { unknownParameters } from './unknown-parameters';

/** Rules that apply to calls in general. A new call of the contract needs no line here. */
const rules: readonly CallRule[] = [
  // Runs first: later checks redeem the card, and a used card would be refused for another reason.
  rejectsPrefetch,
  answers,
  notStored,
  readableByStorefront,
  signInNeeded,
  missingParameters,
  unknownParameters,
  samePreview,
  sameOrder,
];

function checkOf(call: Call, { rule, check }: CallRule): Check {
  return { domain: callDomain(call), call, rule, run: async (context) => check(call, context) };
}

/** Lists the checks of each call. Fuzzing runs last, since it can disturb the checks after it. */
export function listCallChecks(): readonly Check[] {
  const all: readonly Call[] = Object.values(calls);
  // Made-up sign-in codes count against the client's address, so they are sent last.
  const inOrder = [
    ...all.filter(({ kind }) => kind !== 'code-sign-in'),
    ...all.filter(({ kind }) => kind === 'code-sign-in'),
  ];
  const byRule = inOrder.flatMap((call) =>
    rules.filter((rule) => rule.appliesTo(call)).map((rule) => checkOf(call, rule)),
  );
  return [...byRule, ...inOrder.map((call) => checkOf(call, randomValues))];
}
