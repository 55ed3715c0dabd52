import { type Call, calls, packCardInfo } from '@shop/contract';
import { parametersOf } from './call-parameters';
import { errandQuery } from './errand-query';
import { errandFor, findCard, findCardFor } from './find-errand';
import type { Errand } from './known-parameters';
import { placedOrder } from './placed-order';
import type { Query } from './query';
import { requireContent } from './require-answer';
import type { Stage } from './stage';
import { Skip } from './verdict';

/** A reward of the role's activities, one that can be claimed where there is one. */
async function findReward(stage: Stage, errand: Errand): Promise<Query> {
  const { query } = await errandQuery(stage, calls.activityInfo, errand);
  const { activities } = requireContent(await stage.ask(errand, calls.activityInfo, query));
  const rewards = activities.flatMap(({ activity_id, rewards: list }) =>
    list.map(({ gift_id, state }) => ({ activity_id, gift_id, state })),
  );
  const best = rewards.find(({ state }) => state === 'claimable') ?? rewards[0];
  return best === undefined ? {} : { activity_id: best.activity_id, gift_id: best.gift_id };
}

/** What does not follow from the errand and has to be found first, by the parameter's name. */
async function find(stage: Stage, name: string, errand: Errand): Promise<string | undefined> {
  switch (name) {
    case 'billing_no':
      return (await placedOrder(stage)).order.billing_no;
    case 'activity_id':
    case 'gift_id':
      return (await findReward(stage, errand))[name];
    case 'replenish_id':
      return stage.fixtures.replenishments[0]?.replenish_id;
    case 'card_info': {
      const isPaid = stage.fixtures.card_paths.includes(errand.path);
      const card = isPaid
        ? findCardFor(errand.path, stage.fixtures)
        : findCard(stage.fixtures)?.card;
      return card ? packCardInfo(card) : undefined;
    }
    default:
      return undefined;
  }
}

async function complete(stage: Stage, call: Call, errand: Errand): Promise<Query> {
  const { query, missing } = await errandQuery(stage, call, errand);
  const whole: Record<string, string> = { ...query };
  for (const name of missing) {
    // A sign-in code cannot be had without a player; one that is made up has to be refused.
    const made = call.kind === 'code-sign-in' ? `made-up-${name}` : undefined;
    const value = (await find(stage, name, errand)) ?? made;
    if (value === undefined)
      throw new Skip(
        `nothing to send as ${name}`,
        `say it in the fixtures: "requests": { "${call.name}": { "${name}": "…" } }`,
      );
    whole[name] = value;
  }
  const isKeyed = parametersOf(call).some(({ name }) => name === 'idempotency_key');
  return isKeyed ? { ...whole, idempotency_key: stage.newKey() } : whole;
}

/** Parameters that the call has to take, found once in a run. Skips the check where one is not known. */
export async function rightQuery(stage: Stage, call: Call): Promise<Query> {
  return stage.queries(call.name, async () =>
    complete(stage, call, errandFor(call, stage.fixtures)),
  );
}
