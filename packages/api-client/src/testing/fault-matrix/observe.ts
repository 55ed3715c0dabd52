import { ResultStatus } from '@shop/contract';
import { orderAnswer } from '../../endpoints/order-answer';
import type { CallOutcome } from '../../transport/call-outcome';
import type { ShopEvent } from '../../transport/shop-event';
import { whenAllFailed } from '../../transport/when-all-failed';
import type { CellWorld } from './cell-world';
import type { CourseOfCall } from './course-of-call';
import { hostLetters } from './fault-cell';
import { type PlayerSees, kindRules } from './kind-rules';
import type { CellRun } from './run-cells';

function outcomeInWords(outcome: CellRun['outcome']): string {
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

function rememberedInWords({ remembered }: CellWorld): string | null {
  if (remembered === null) return null;
  const { host, savedAt } = remembered;
  return `${/^http:\/\/(.)\.test$/.exec(host)?.[1] ?? host}@${savedAt / 1000}`;
}

/** How the flow of a purchase reads the outcome. */
function asOrder(outcome: CallOutcome<{ value: string }>): ReturnType<typeof orderAnswer> {
  if (outcome.kind !== 'content') return orderAnswer({ error: outcome });
  const data = { billing_no: outcome.content.value, url: '', status: ResultStatus.pending };
  return orderAnswer({ data });
}

/** What the product makes of the outcome: the flow of a purchase, or the table by kind. */
function playerSees({ cell, outcome }: CellRun): PlayerSees {
  const kind = cell.kind === 'create without a key' ? 'create' : cell.kind;
  if (!kindRules[cell.kind].creates && outcome.kind === 'failed') return whenAllFailed[kind];
  if (kindRules[cell.kind].creates && asOrder(outcome).kind === 'unknown')
    return whenAllFailed[kind];
  return outcome.kind === 'content' ? 'what was asked for' : 'the refusal';
}

/** The course a call has really taken, in the words of the model. */
export function observe(run: CellRun): CourseOfCall {
  const { world, outcome, endsAt } = run;
  return {
    asked: world.arrived.map(
      ({ host, address, at }) => `${hostLetters[host] ?? address}@${at / 1000}`,
    ),
    endsAt,
    outcome: outcomeInWords(outcome),
    remembers: rememberedInWords(world),
    events: world.events.map(eventInWords),
    sees: playerSees(run),
    orders: world.orders.length,
  };
}
