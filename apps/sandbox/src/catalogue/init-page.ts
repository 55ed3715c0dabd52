import type { ParamsOf, calls } from '@shop/contract';
import { type OutcomeOf, answer } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Services } from '../hosts/services';
import { checkArea } from './check-area';

const secondMs = 1000;

/**
 * Returns the server's time. The country is empty: the sandbox has no geolocation, and a guess
 * would preselect the wrong region.
 */
export async function initPage(
  params: ParamsOf<typeof calls.initPage>,
  { brand }: RequestContext,
  { database, clock }: Services,
): Promise<OutcomeOf<typeof calls.initPage>> {
  const asked = { clientId: params.client_id, area: params.domain_area };
  const check = await checkArea(database, asked, brand);
  if (check.kind === 'refused') return check.outcome;
  return answer({ server_time: Math.floor(clock.now().getTime() / secondMs), country: '' });
}
