import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { CardIcon } from '../icon';
import { Notice } from '../notice';
import type { RegionOption } from './recharge-popup-props';

/** Props of {@link NoChannel}. */
interface NoChannelProps {
  /** Regions that do have a channel. */
  others: readonly RegionOption[];
  onRegionChange: (code: string) => void;
}

/** No channel here takes the amount: the regions that have one are a press away. */
export function NoChannel({ others, onRegionChange }: NoChannelProps): ReactElement {
  const t = useTranslate();
  return (
    <Notice
      actions={others.map(({ code, name }) => ({
        label: name,
        onPress: () => {
          onRegionChange(code);
        },
      }))}
      icon={<CardIcon size={28} />}
      text={others.length > 0 ? t('recharge.otherRegions') : undefined}
      title={t('recharge.noChannel')}
    />
  );
}
