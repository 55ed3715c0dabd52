import { whenAllFailed } from '../../transport/when-all-failed';
import type { CourseOfCall } from './course-of-call';
import { kindRules } from './kind-rules';
import { type CellRun, cellParams } from './run-cells';
import { playerToken } from './cell-world';

/** A law, and whether a call has kept it. Unlike the model they know nothing of the cell's faults. */
type Laws = Readonly<Record<string, boolean>>;

function gaps(times: readonly number[]): readonly number[] {
  return times.slice(1).map((at, index) => at - (times[index] ?? 0));
}

function lawsOfSending({ world, endsAt, listeners }: CellRun): Laws {
  const { arrived } = world;
  const queries = arrived.map(({ address }) => address.slice(address.indexOf('?')));
  return {
    'at most three requests': arrived.length >= 1 && arrived.length <= 3,
    'four seconds apart': gaps(arrived.map(({ at }) => at)).every((gap) => gap >= 4_000),
    'at most 38 seconds': endsAt <= 38,
    'only hosts of the list': arrived.every(({ host }) => host >= 0),
    'one key, one token, one query': new Set(queries).size === 1,
    'the query has them': [playerToken, ...Object.values(cellParams)].every((value) =>
      queries[0]?.includes(value),
    ),
    'nothing listens any more': listeners === 0,
  };
}

function lawsOfTelling({ world, outcome }: CellRun): Laws {
  const failed = world.events.filter((event) => event.kind === 'call-failed');
  const toasts = failed.filter(
    ({ callKind, isFirst }) => isFirst && whenAllFailed[callKind] === 'toast',
  );
  const kept = JSON.stringify([outcome, world.events, world.remembered]);
  return {
    'one report, if nobody has answered': failed.length === (outcome.kind === 'failed' ? 1 : 0),
    'at most one toast': toasts.length <= 1,
    'nothing secret is kept': ![playerToken, ...Object.values(cellParams)].some((secret) =>
      kept.includes(secret),
    ),
  };
}

function lawsOfOrders({ cell, world, outcome }: CellRun, { sees }: CourseOfCall): Laws {
  if (!kindRules[cell.kind].creates) return { 'no order of what orders nothing': true };
  const { orders } = world;
  const isToldOrder = outcome.kind === 'content' && orders[0] === outcome.content.value;
  const isOpen = sees === 'unknown' || sees === 'card-unknown';
  return {
    'one order at most': orders.length <= 1,
    'an order is told, or the outcome is unknown': orders.length === 0 || isToldOrder || isOpen,
    'what is told is an order': outcome.kind !== 'content' || isToldOrder,
    'without an answer it is unknown': outcome.kind !== 'failed' || isOpen,
  };
}

/** The laws that hold whatever the network does, and that a call on its course has broken. */
export function brokenLaws(run: CellRun, course: CourseOfCall): readonly string[] {
  const laws = { ...lawsOfSending(run), ...lawsOfTelling(run), ...lawsOfOrders(run, course) };
  return Object.entries(laws).flatMap(([law, isKept]) => (isKept ? [] : [law]));
}
