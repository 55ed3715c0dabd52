import { type Call, callDomain, calls } from '@shop/contract';
import type { Check } from '../stage/check';
import { answers } from './answers';
import type { CallRule } from './call-rule';
import { deliberate } from './deliberate';
import { notStored, readableByStorefront } from './headers';
import { missingParameters } from './missing-parameters';
import { randomValues } from './random-values';
import { sameOrder } from './same-order';
import { samePreview } from './same-preview';
import { signInNeeded } from './sign-in-needed';
import { unknownParameters } from './unknown-parameters';

/** What holds of calls in general. A new call of the contract is held to them without a line here. */
const rules: readonly CallRule[] = [
  // First, while the card of the fixtures can still be redeemed by a request that nobody made.
  deliberate,
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
  return { domain: callDomain(call), call, rule, run: async (stage) => check(call, stage) };
}

/** The checks of each call, from the contract's definitions. Random values come last: they are unkind. */
export function listCallChecks(): readonly Check[] {
  const all: readonly Call[] = Object.values(calls);
  // Made-up sign-in codes count against our address, so that all else is asked first.
  const inOrder = [
    ...all.filter(({ kind }) => kind !== 'code-sign-in'),
    ...all.filter(({ kind }) => kind === 'code-sign-in'),
  ];
  const kind = inOrder.flatMap((call) =>
    rules.filter((rule) => rule.appliesTo(call)).map((rule) => checkOf(call, rule)),
  );
  return [...kind, ...inOrder.map((call) => checkOf(call, randomValues))];
}
