import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { InfoList } from '../info-list';
import type { CardTopUpProps, CardValue } from './card-top-up';

/** Props of {@link CardValues}. */
interface CardValuesProps {
  /** Left out if it is already visible. */
  recipient?: CardTopUpProps['recipient'] | undefined;
  value: CardValue;
}

/** The value of a card: money, and gems with their bonus (spec §8). */
export function CardValues({ recipient, value }: CardValuesProps): ReactElement {
  const t = useTranslate();
  const { price, gems, extraGems } = value;
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
