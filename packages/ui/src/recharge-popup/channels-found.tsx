import { useTranslate } from '@shop/i18n';
import { type ReactElement, memo, useId, useMemo } from 'react';
import { SearchIcon } from '../icon';
import { Notice } from '../notice';
import { WindowedRows } from '../windowed-list';
import type { ChannelListProps } from './channel-list-props';
import { ChannelRow } from './channel-row';
import { type ListedChannelsInput, listedChannels } from './listed-channels';

/** Props of {@link ChannelsFound}. */
interface ChannelsFoundProps extends ChannelListProps, ListedChannelsInput {}

/** A row of two lines with the space below it, before it has been measured. */
const rowHeight = 66;
/** The search field with the space around it: it sticks to the top, and would hide a row there. */
const searchHeight = 72;

function Found({ channels, chosen, onChoose, typed, first }: ChannelsFoundProps): ReactElement {
  const t = useTranslate();
  const group = useId();
  const rows = useMemo(() => listedChannels({ channels, typed, first }), [channels, typed, first]);
  if (rows.length === 0)
    return (
      <Notice icon={<SearchIcon size={28} />} title={t('common.noMatch', { text: typed.trim() })} />
    );

  return (
    <WindowedRows
      asRadios
      kept={rows.findIndex(({ key }) => key === chosen)}
      label={t('recharge.channels')}
      renderRow={(channel, index) => (
        <ChannelRow
          channel={channel}
          chosen={channel.key === chosen}
          count={rows.length}
          group={group}
          onChoose={onChoose}
          place={index + 1}
        />
      )}
      rowHeight={rowHeight}
      rowKey={keyOf}
      rows={rows}
      stuck={searchHeight}
    />
  );
}

function keyOf({ key }: { readonly key: string }): string {
  return key;
}

/** The channels that were found, or that there are none. Left alone while the player is still typing. */
export const ChannelsFound = memo(Found);
