import { getEventListeners } from 'node:events';
import type { ParamsOf } from '@shop/contract';
import { callOfKind } from '../calls';
import { FakeTime } from '../fake-time';
import type { CallOutcome } from '../../transport/call-outcome';
import { CellWorld } from './cell-world';
import type { FaultCell } from './fault-cell';

/** What a test call carries; the card stands for all that must not be found anywhere later. */
export const cellParams = {
  id: 'card-number-and-password',
  idempotency_key: '0e8dd2a5-9bb5-4a39-8f6a-0c2f6f3b8e11',
} as const satisfies ParamsOf<typeof callOfKind.read>;

/** A cell after its call. */
export interface CellRun {
  readonly cell: FaultCell;
  readonly world: CellWorld;
  readonly outcome: CallOutcome<{ value: string }>;
  /** Seconds from the start of the call to its end. */
  readonly endsAt: number;
  /** Listeners that are left on what the caller could abort the call with. */
  readonly listeners: number;
}

async function runCell(cell: FaultCell, time: FakeTime): Promise<CellRun> {
  const world = new CellWorld(cell, time);
  const { signal } = new AbortController();
  const call = callOfKind[cell.kind === 'create without a key' ? 'create' : cell.kind];
  const outcome = await world.transport.send({ call, params: cellParams, signal });
  const listeners = getEventListeners(signal, 'abort').length;
  return { cell, world, outcome, endsAt: time.now() / 1000, listeners };
}

/**
 * Makes the calls of all cells, each in its own world, on one clock. Throws where one of them has
 * left something on the clock.
 */
export async function runCells(cells: readonly FaultCell[]): Promise<readonly CellRun[]> {
  const time = new FakeTime();
  const runs = await time.until(Promise.all(cells.map((cell) => runCell(cell, time))));
  if (time.timers > 0) throw new Error(`${time.timers} timers are left.`);
  return runs;
}
