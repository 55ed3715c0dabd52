import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useId } from 'react';
import styles from './channel-list.module.css';
import { ChannelRow } from './channel-row';
import { ChannelSearch } from './channel-search';
import type { ChannelOption } from './recharge-popup';

/** Props of the list of channels, short or long. */
export interface ChannelListProps {
  channels: readonly ChannelOption[];
  /** Key of the chosen one. */
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** Above this number of channels there is a search, and rows are windowed. */
const maxChannelsWithoutSearch = 20;

/** The payment channels of a region (spec §2): all of them where they are few, else with a search. */
export function ChannelList(props: ChannelListProps): ReactElement {
  const t = useTranslate();
  const group = useId();
  const { channels, chosen, onChoose } = props;
  if (channels.length > maxChannelsWithoutSearch) return <ChannelSearch {...props} />;
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
