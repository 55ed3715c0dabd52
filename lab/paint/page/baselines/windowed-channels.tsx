import type { PopupProps } from '@shop/ui/sheet';
import { type ReactElement, useState } from 'react';
import { channels } from '../lists';
import { Box } from './box';
import { ChannelRow } from './channel-row';
import { useWindow } from './use-window';

const rowHeight = 58;

function List(): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null);
  const { first, end, onScroll } = useWindow(channels.length, rowHeight);
  return (
    <div onScroll={onScroll} style={{ blockSize: 600, overflowY: 'auto' }}>
      <ul style={{ blockSize: channels.length * rowHeight, position: 'relative' }}>
        {channels.slice(first, end).map((channel, place) => (
          <ChannelRow
            channel={channel}
            chosen={channel.key === chosen}
            index={first + place}
            key={channel.key}
            onChoose={setChosen}
            style={{ insetBlockStart: (first + place) * rowHeight, position: 'absolute' }}
          />
        ))}
      </ul>
    </div>
  );
}

/** A list of channels with minimal windowing. */
export function WindowedChannels(popup: PopupProps): ReactElement {
  return (
    <Box {...popup}>
      <List />
    </Box>
  );
}
