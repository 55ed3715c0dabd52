import { useTranslate } from '@shop/i18n';
import { type ReactElement, useDeferredValue, useId } from 'react';
import { ChannelRow } from './channel-row';
import type { ChannelOption } from './recharge-popup-props';
import styles from './channel-list.module.css';

/** Props of {@link ChannelList}. */
interface ChannelListProps {
  channels: readonly ChannelOption[];
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** More than a phone shows at once; the rest follows a moment later without holding up the opening. */
const firstRows = 16;

/** The payment channels of a region (spec §2). Rows out of sight are not laid out. */
export function ChannelList({ channels, chosen, onChoose }: ChannelListProps): ReactElement {
  const t = useTranslate();
  const group = useId();
  const shown = useDeferredValue(channels, channels.slice(0, firstRows));
  return (
    <ul aria-label={t('recharge.channels')} className={styles.list}>
      {shown.map((channel) => (
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
