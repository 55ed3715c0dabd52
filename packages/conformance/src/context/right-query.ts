import { type Call, calls, packCardInfo } from '@shop/contract';
import { parametersOf } from './call-parameters';
import { scenarioQuery } from './scenario-query';
import { scenarioFor, findCard, findCardFor } from './find-scenario';
import type { Scenario } from './known-parameters';
import { placedOrder } from './placed-order';
import type { Query } from './request';
import { requireContent } from './require-answer';
import type { SuiteContext } from './suite-context';
import { Skip } from './verdict';

/** Finds a reward of the role's activities, preferably a claimable one. */
async function findReward(context: SuiteContext, scenario: Scenario): Promise<Query> {
  const { query } = await scenarioQuery(context, calls.activityInfo, scenario);
  const { activities } = requireContent(await context.request(scenario, calls.activityInfo, query));
  const rewards = activities.flatMap(({ activity_id, rewards: list }) =>
    list.map(({ gift_id, state }) => ({ activity_id, gift_id, state })),
  );
  const best = rewards.find(({ state }) => state === 'claimable') ?? rewards[0];
  return best === undefined ? {} : { activity_id: best.activity_id, gift_id: best.gift_id };
}

/** Finds a parameter that does not follow from the scenario, by its name. */
async function find(
  context: SuiteContext,
  name: string,
  scenario: Scenario,
): Promise<string | undefined> {
  switch (name) {
    case 'billing_no':
      return (await placedOrder(context)).order.billing_no;
    case 'activity_id':
    case 'gift_id':
      return (await findReward(context, scenario))[name];
    case 'replenish_id':
      return context.fixtures.replenishments[0]?.replenish_id;
    case 'card_info': {
      const isPaid = context.fixtures.card_paths.includes(scenario.path);
      const card = isPaid
        ? findCardFor(scenario.path, context.fixtures)
        : findCard(context.fixtures)?.card;
      return card ? packCardInfo(card) : undefined;
    }
    default:
      return undefined;
  }
}

async function complete(context: SuiteContext, call: Call, scenario: Scenario): Promise<Query> {
  const { query, missing } = await scenarioQuery(context, call, scenario);
  const whole: Record<string, string> = { ...query };
  for (const name of missing) {
    // A real sign-in code needs a player at the provider; a made-up one has to be refused.
    const made = call.kind === 'code-sign-in' ? `made-up-${name}` : undefined;
    const value = (await find(context, name, scenario)) ?? made;
    if (value === undefined)
      throw new Skip(
        `no value is known for ${name}`,
        `add it to the fixtures: "requests": { "${call.name}": { "${name}": "…" } }`,
      );
    whole[name] = value;
  }
  const isKeyed = parametersOf(call).some(({ name }) => name === 'idempotency_key');
  return isKeyed ? { ...whole, idempotency_key: context.newKey() } : whole;
}

/** Returns valid parameters of a call, found once in a run. Skips the check if one is unknown. */
export async function rightQuery(context: SuiteContext, call: Call): Promise<Query> {
  return context.queries(call.name, async () =>
    complete(context, call, scenarioFor(call, context.fixtures)),
  );
}
