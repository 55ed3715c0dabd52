import { Code, type ParamsOf, type SignInKind, type calls } from '@shop/contract';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { checkArea } from '../catalogue/check-area';
import type { Services } from '../hosts/services';
import { appIdOf, offeredKinds, packageOf } from './third-party/provider-config';
import { twitterTextIn } from './twitter-texts';

/**
 * Returns the sign-in kinds that the brand of a game offers, and its ids at their providers; the id of
 * a kind that is not offered is empty.
 */
export async function readLoginConfig(
  params: ParamsOf<typeof calls.loginConfig>,
  { brand, language }: RequestContext,
  { database, brands }: Services,
): Promise<OutcomeOf<typeof calls.loginConfig>> {
  const asked = { clientId: params.client_id, area: params.domain_area };
  const check = await checkArea(database, asked, brand);
  if (check.kind === 'refused') return check.outcome;
  if (check.game === null) return refuse(Code.noGame);

  const key = check.game.brand;
  const kinds = brands.filter((one) => one.key === key).flatMap(offeredKinds);
  const idAt = (kind: SignInKind): string => (kinds.includes(kind) ? appIdOf(key, kind) : '');
  return answer({
    fb_id: idAt('facebook'),
    gg_id: idAt('google'),
    gg_pkg: kinds.includes('google') ? packageOf(key) : '',
    ios_id: idAt('apple'),
    vk_id: idAt('vk'),
    client_id: idAt('huawei'),
    json_type: JSON.stringify(kinds),
    twitterHtml: kinds.includes('twitter') ? twitterTextIn(language) : '',
  });
}
