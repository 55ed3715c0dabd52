import { failurePresentation } from '../../transport/failure-presentation';
import type { CallTrace } from './call-trace';
import { kindRules } from './kind-rules';
import { type CaseRun, caseParams } from './run-cases';
import { playerToken } from './simulated-environment';

/** Whether a call satisfies each invariant. Unlike the model, these do not depend on the faults. */
type Invariants = Readonly<Record<string, boolean>>;

function gaps(times: readonly number[]): readonly number[] {
  return times.slice(1).map((at, index) => at - (times[index] ?? 0));
}

function sendingInvariants({ environment, endsAt, listeners }: CaseRun): Invariants {
  const { arrived } = environment;
  const queries = arrived.map(({ address }) => address.slice(address.indexOf('?')));
  return {
    'at most three requests': arrived.length >= 1 && arrived.length <= 3,
    'four seconds apart': gaps(arrived.map(({ at }) => at)).every((gap) => gap >= 4_000),
    'at most 38 seconds': endsAt <= 38,
    'only hosts of the list': arrived.every(({ host }) => host >= 0),
    'the same query, key and token in every attempt': new Set(queries).size === 1,
    'the query contains token, key and parameters': [
      playerToken,
      ...Object.values(caseParams),
    ].every((value) => queries[0]?.includes(value)),
    'no abort listener is left': listeners === 0,
  };
}

function reportingInvariants({ environment, outcome }: CaseRun): Invariants {
  const failed = environment.events.filter((event) => event.kind === 'call-failed');
  const toasts = failed.filter(
    ({ callKind, isFirst }) => isFirst && failurePresentation[callKind] === 'toast',
  );
  const kept = JSON.stringify([outcome, environment.events, environment.remembered]);
  return {
    'one report if there is no answer, otherwise none':
      failed.length === (outcome.kind === 'failed' ? 1 : 0),
    'at most one toast': toasts.length <= 1,
    'outcome, events and memory contain no secret': ![
      playerToken,
      ...Object.values(caseParams),
    ].some((secret) => kept.includes(secret)),
  };
}

function orderInvariants(
  { faultCase, environment, outcome }: CaseRun,
  { sees }: CallTrace,
): Invariants {
  if (!kindRules[faultCase.kind].creates)
    return { 'a call that creates nothing is not checked': true };
  const { orders } = environment;
  const isStoredOrder = outcome.kind === 'content' && orders[0] === outcome.content.value;
  const isOpen = sees === 'unknown' || sees === 'card-unknown';
  return {
    'one order at most': orders.length <= 1,
    'a stored order is returned, or the outcome is unknown':
      orders.length === 0 || isStoredOrder || isOpen,
    'a returned number is a stored order': outcome.kind !== 'content' || isStoredOrder,
    'the outcome is unknown if there is no answer': outcome.kind !== 'failed' || isOpen,
  };
}

/** The invariants that hold whatever the network does, and that a call on its trace has broken. */
export function violatedInvariants(run: CaseRun, trace: CallTrace): readonly string[] {
  const invariants = {
    ...sendingInvariants(run),
    ...reportingInvariants(run),
    ...orderInvariants(run, trace),
  };
  return Object.entries(invariants).flatMap(([invariant, isSatisfied]) =>
    isSatisfied ? [] : [invariant],
  );
}
