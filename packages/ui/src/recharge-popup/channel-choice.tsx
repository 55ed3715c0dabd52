import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { CardIcon, ChevronDownIcon } from '../icon';
import { ListView } from '../list-state';
import { Notice } from '../notice';
import { useLatestCallback } from '../sheet';
import { VisuallyHidden } from '../visually-hidden';
import { ChannelList, hasKindHeadings, isLongList } from './channel-list';
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
  const hasRegions = regions.length > 1;
  // Headings of kinds say it for those who see them, in the room of one line less; beside a region it costs none.
  const items = channels.kind === 'ready' ? channels.items : [];
  const saysKinds = !hasRegions && hasKindHeadings(items, groups);
  const others = regions.filter(({ code }) => code !== region);
  return (
    <section className={styles.channels} data-long={isLongList(items) || undefined}>
      <div className={styles.channelsHead} data-pressed={hasRegions || undefined}>
        <h3 className={styles.heading}>
          {saysKinds ? (
            <VisuallyHidden>{t('recharge.channels')}</VisuallyHidden>
          ) : (
            t('recharge.channels')
          )}
        </h3>
        {hasRegions && (
          <RegionChoice onRegionChange={onRegionChange} region={region} regions={regions} />
        )}
      </div>
      <ListView
        empty={<NoChannel onRegionChange={onRegionChange} others={others} />}
        failed="recharge.loadFailed"
        list={channels}
        rowHeight="var(--target-row)"
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
  );
}

/**
 * The region, behind the heading. What is pressed is the browser's own control, see `SelectField`, which lies unseen
 * over the words, so that it is as wide as the name of the region.
 */
function RegionChoice({
  regions,
  region,
  onRegionChange,
}: Pick<ChannelChoiceProps, 'regions' | 'region' | 'onRegionChange'>): ReactElement {
  const t = useTranslate();
  return (
    <span className={styles.region}>
      <span aria-hidden className={styles.regionDot}>
        ·
      </span>
      <bdi aria-hidden className={styles.regionName}>
        {regions.find(({ code }) => code === region)?.name}
      </bdi>
      <ChevronDownIcon size={18} />
      <select
        aria-label={t('recharge.region')}
        className={styles.regionSelect}
        onChange={(event) => {
          onRegionChange(event.target.value);
        }}
        value={region ?? ''}
      >
        {regions.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
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
