import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ClaimRow } from '../claim-row';
import { Picture } from '../picture';
import type { ActivityReward } from './activity-list-props';
import { needWords } from './amount-words';

/** One reward: what it is, what it takes, and its way from locked to received (spec §4). */
export function RewardRow({ reward }: { readonly reward: ActivityReward }): ReactElement {
  const t = useTranslate();
  const { name, icon, count, need, claim } = reward;
  return (
    <ClaimRow
      claim={claim}
      count={count}
      detail={needWords(need, t)}
      name={name}
      picture={<Picture name={name} src={icon} />}
    />
  );
}
