import type { Call } from '@shop/contract';
import type { Exchange } from '../exchange/exchange';
import { errandFor } from '../stage/find-errand';
import { rightQuery } from '../stage/right-query';
import type { Stage } from '../stage/stage';

/** Something that should hold of every call, or of every call of some kinds. */
export interface CallRule {
  /** As a sentence without a full stop. */
  readonly rule: string;
  /** Whether it says anything about this call. */
  readonly appliesTo: (call: Call) => boolean;
  readonly check: (call: Call, stage: Stage) => Promise<void>;
}

/** A call made with right parameters, once in a run. */
export async function rightExchange(stage: Stage, call: Call): Promise<Exchange> {
  return stage.exchanges(call.name, async () => {
    const query = await rightQuery(stage, call);
    return stage.ask(errandFor(call, stage.fixtures), call, query);
  });
}
