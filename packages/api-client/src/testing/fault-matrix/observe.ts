import { ResultStatus } from '@shop/contract';
import { orderAnswer } from '../../endpoints/order-answer';
import type { CallOutcome } from '../../transport/send';
import type { ShopEvent } from '../../transport/shop-event';
import { failurePresentation } from '../../transport/failure-presentation';
import type { SimulatedEnvironment } from './simulated-environment';
import type { CallTrace } from './call-trace';
import { hostLetters } from './fault-case';
import { type PlayerSees, kindRules } from './kind-rules';
import type { CaseRun } from './run-cases';

function outcomeInWords(outcome: CaseRun['outcome']): string {
  switch (outcome.kind) {
    case 'content':
      return 'content';
    case 'refused':
      return `refused ${outcome.code} "${outcome.msg}" after ${outcome.attempts}`;
    case 'failed':
      return `failed ${outcome.reason} after ${outcome.attempts}`;
  }
}

function eventInWords(event: ShopEvent): string {
  switch (event.kind) {
    case 'notice':
      return event.notice;
    case 'call-failed':
      return event.isFirst ? 'failed' : 'failed, and not the first';
  }
}

function rememberedInWords({ remembered }: SimulatedEnvironment): string | null {
  if (remembered === null) return null;
  const { host, savedAt } = remembered;
  return `${/^http:\/\/(.)\.test$/.exec(host)?.[1] ?? host}@${savedAt / 1000}`;
}

/** Reads the outcome as the purchase flow does. */
function asOrder(outcome: CallOutcome<{ value: string }>): ReturnType<typeof orderAnswer> {
  if (outcome.kind !== 'content') return orderAnswer({ error: outcome });
  const data = { billing_no: outcome.content.value, url: '', status: ResultStatus.pending };
  return orderAnswer({ data });
}

/** Returns what the product shows: by the purchase flow, or by the table of kinds. */
function playerSees({ faultCase, outcome }: CaseRun): PlayerSees {
  const kind = faultCase.kind === 'create without a key' ? 'create' : faultCase.kind;
  if (!kindRules[faultCase.kind].creates && outcome.kind === 'failed')
    return failurePresentation[kind];
  if (kindRules[faultCase.kind].creates && asOrder(outcome).kind === 'unknown')
    return failurePresentation[kind];
  return outcome.kind === 'content' ? 'the content' : 'the refusal';
}

/** Returns the actual trace of a call, in the terms of the model. */
export function observeTrace(run: CaseRun): CallTrace {
  const { environment, outcome, endsAt } = run;
  return {
    asked: environment.arrived.map(
      ({ host, address, at }) => `${hostLetters[host] ?? address}@${at / 1000}`,
    ),
    endsAt,
    outcome: outcomeInWords(outcome),
    remembers: rememberedInWords(environment),
    events: environment.events.map(eventInWords),
    sees: playerSees(run),
    orders: environment.orders.length,
  };
}
