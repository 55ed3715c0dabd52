import { useTranslate } from '@shop/i18n';
import { type ReactElement, useId } from 'react';
import { ChannelRow } from './channel-row';
import { ChannelSearch } from './channel-search';
import type { ChannelListProps } from './channel-list-props';
import styles from './channel-list.module.css';

/** More than a player looks through; from there on names are searched and rows are windowed. */
const manyChannels = 20;

/** The payment channels of a region (spec §2): all of them where they are few, else with a search. */
export function ChannelList(props: ChannelListProps): ReactElement {
  const t = useTranslate();
  const group = useId();
  const { channels, chosen, onChoose } = props;
  if (channels.length > manyChannels) return <ChannelSearch {...props} />;
  return (
    <ul aria-label={t('recharge.channels')} className={styles.list}>
      {channels.map((channel) => (
        <li className={styles.item} key={channel.key}>
          <ChannelRow
            channel={channel}
            chosen={channel.key === chosen}
            group={group}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}
