import type { PopupProps } from '@shop/ui/sheet';
import { type ReactElement, useState } from 'react';
import { channels } from '../lists';
import { Box } from './box';
import { ChannelRow } from './channel-row';

function List(): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <ul>
      {channels.map((channel, index) => (
        <ChannelRow
          channel={channel}
          chosen={channel.key === chosen}
          index={index}
          key={channel.key}
          onChoose={setChosen}
        />
      ))}
    </ul>
  );
}

/** A list of channels without windowing: every pick renders all rows. */
export function PlainChannels(popup: PopupProps): ReactElement {
  return (
    <Box {...popup}>
      <List />
    </Box>
  );
}
