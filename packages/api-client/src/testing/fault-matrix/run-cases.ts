import { getEventListeners } from 'node:events';
import type { ParamsOf } from '@shop/contract';
import { callOfKind } from '../calls';
import { FakeTime } from '../fake-time';
import type { CallOutcome } from '../../transport/send';
import { SimulatedEnvironment } from './simulated-environment';
import type { FaultCase } from './fault-case';

/** The parameters of each call. The card stands for every secret. */
export const caseParams = {
  id: 'card-number-and-password',
  idempotency_key: '0e8dd2a5-9bb5-4a39-8f6a-0c2f6f3b8e11',
} as const satisfies ParamsOf<typeof callOfKind.read>;

/** A case after its call. */
export interface CaseRun {
  readonly faultCase: FaultCase;
  readonly environment: SimulatedEnvironment;
  readonly outcome: CallOutcome<{ value: string }>;
  /** Seconds from the start of the call to its end. */
  readonly endsAt: number;
  /** Number of listeners left on the caller's abort signal. */
  readonly listeners: number;
}

async function runCase(faultCase: FaultCase, time: FakeTime): Promise<CaseRun> {
  const environment = new SimulatedEnvironment(faultCase, time);
  const { signal } = new AbortController();
  const call = callOfKind[faultCase.kind === 'create without a key' ? 'create' : faultCase.kind];
  const outcome = await environment.transport.send({ call, params: caseParams, signal });
  const listeners = getEventListeners(signal, 'abort').length;
  return { faultCase, environment, outcome, endsAt: time.now() / 1000, listeners };
}

/**
 * Makes the calls of all cases, each in its own environment, on one clock. Throws if a call leaves a
 * timer behind.
 */
export async function runCases(cases: readonly FaultCase[]): Promise<readonly CaseRun[]> {
  const time = new FakeTime();
  const runs = await time.until(Promise.all(cases.map((faultCase) => runCase(faultCase, time))));
  if (time.timers > 0) throw new Error(`${time.timers} timers are left.`);
  return runs;
}
