import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { InfoList } from '../info-list';
import type { CardTopUpProps, CardWorth } from './card-top-up';

/** Props of {@link WorthList}. */
interface WorthListProps {
  /** Left out where it is in sight already. */
  recipient?: CardTopUpProps['recipient'] | undefined;
  worth: CardWorth;
}

/** What a card is worth: money, and gems with what comes on top of them (spec §8). */
export function WorthList({ recipient, worth }: WorthListProps): ReactElement {
  const t = useTranslate();
  const { price, gems, extraGems } = worth;
  const allGems =
    gems !== null && extraGems !== null
      ? t('prepaid.gemsWithExtra', { number: gems, text: extraGems })
      : gems;
  return (
    <InfoList
      items={[
        { label: t('who.role'), value: recipient?.role },
        { label: t('who.server'), value: recipient?.server },
        { label: t('prepaid.worth'), value: price },
        { label: t('prepaid.gems'), value: allGems ?? undefined },
      ]}
    />
  );
}
