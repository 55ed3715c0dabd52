import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import { LastUsedMark } from './last-used-mark';
import type { ChannelOption } from './recharge-popup-props';
import styles from './channel-list.module.css';

/** Props of {@link ChannelWords}. */
interface ChannelWordsProps {
  channel: ChannelOption;
  chosen: boolean;
  id: string;
}

/** Name, description and warning of a channel. */
export function ChannelWords({ channel, chosen, id }: ChannelWordsProps): ReactElement {
  const t = useTranslate();
  const { name, description, note, isLastUsed, hasSubChannels, chosenSubChannel } = channel;
  return (
    <span className={styles.words}>
      <bdi className={styles.name} id={`${id}-name`}>
        {name}
      </bdi>
      <span className={styles.more} id={`${id}-more`}>
        {isLastUsed && <LastUsedMark />}
        {chosen && chosenSubChannel && <bdi className={styles.sub}>{chosenSubChannel}</bdi>}
        {description && <bdi className={styles.description}>{description}</bdi>}
        {note && <bdi className={styles.note}>{note}</bdi>}
      </span>
      {hasSubChannels && (
        <VisuallyHidden>{t(chosen ? 'common.selected' : 'recharge.moreOptions')}</VisuallyHidden>
      )}
    </span>
  );
}
