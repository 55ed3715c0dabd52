import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { CardIcon } from '../icon';
import { ListView } from '../list-state';
import { Notice } from '../notice';
import { SelectField } from '../select-field';
import { useLatestCallback } from '../sheet';
import { VisuallyHidden } from '../visually-hidden';
import { ChannelList, hasKindHeadings } from './channel-list';
import type { RechargePopupProps, RegionOption } from './recharge-popup';
import styles from './recharge-popup.module.css';

/** Props of {@link ChannelChoice}. */
type ChannelChoiceProps = Pick<
  RechargePopupProps,
  | 'regions'
  | 'region'
  | 'onRegionChange'
  | 'channels'
  | 'groups'
  | 'chosenChannel'
  | 'onChannelChoose'
>;

/** The region, where there is more than one, and its channels (spec §2). */
export function ChannelChoice({
  regions,
  region,
  onRegionChange,
  channels,
  groups,
  chosenChannel,
  onChannelChoose,
}: ChannelChoiceProps): ReactElement {
  const t = useTranslate();
  // A stable callback, so that memoized rows do not render again.
  const choose = useLatestCallback(onChannelChoose);
  // Headings of kinds say it for those who see them, in the room of one line less.
  const hasHeadings = channels.kind === 'ready' && hasKindHeadings(channels.items, groups);
  const others = regions.filter(({ code }) => code !== region);
  return (
    <>
      {regions.length > 1 && (
        <SelectField
          label={t('recharge.region')}
          onChange={onRegionChange}
          options={regions.map(({ code, name }) => ({ value: code, name }))}
          value={region ?? ''}
        />
      )}
      <section className={styles.channels}>
        <h3 className={styles.heading}>
          {hasHeadings ? (
            <VisuallyHidden>{t('recharge.channels')}</VisuallyHidden>
          ) : (
            t('recharge.channels')
          )}
        </h3>
        <ListView
          empty={<NoChannel onRegionChange={onRegionChange} others={others} />}
          failed="recharge.loadFailed"
          list={channels}
        >
          {(items) => (
            <ChannelList
              channels={items}
              chosen={chosenChannel}
              groups={groups}
              key={region}
              onChoose={choose}
            />
          )}
        </ListView>
      </section>
    </>
  );
}

/** Props of {@link NoChannel}. */
interface NoChannelProps {
  /** Regions that do have a channel. */
  others: readonly RegionOption[];
  onRegionChange: (code: string) => void;
}

/** No channel of this region accepts the amount: offers the regions that have one. */
function NoChannel({ others, onRegionChange }: NoChannelProps): ReactElement {
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
