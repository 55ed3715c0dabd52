import type { CallKind } from '@shop/contract';
import type { CallOutcome } from '../transport/send';
import { Scene, type SceneOptions } from './scene';
import { callOfKind } from './calls';

/** A call that has ended. */
export interface MadeCall {
  readonly scene: Scene;
  readonly outcome: CallOutcome<unknown>;
  /** Seconds from its start to its end. */
  readonly endedAt: number;
}

/** Makes a call of a kind and waits for its end. */
export async function makeCall(
  kind: CallKind,
  options: SceneOptions,
  params: object = {},
): Promise<MadeCall> {
  const scene = new Scene(options);
  const { signal } = new AbortController();
  const sent = scene.transport.send({ call: callOfKind[kind], params, signal });
  const outcome = await scene.time.until(sent);
  return { scene, outcome, endedAt: scene.time.now() / 1000 };
}

/** The outcome of a successful call of {@link callOfKind}. */
export const goodContent = { kind: 'content', content: { value: 'x' } } as const;

/** Returns the outcome of a call without an answer. */
export function failedFor(reason: string, attempts = 3): object {
  return { kind: 'failed', reason, attempts };
}
