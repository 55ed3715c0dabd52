import type { ChannelOption } from '@shop/ui/recharge-popup';
import type { CSSProperties, ReactElement } from 'react';

/** Props of {@link ChannelRow}. */
interface ChannelRowProps {
  channel: ChannelOption;
  index: number;
  chosen: boolean;
  onChoose: (key: string) => void;
  style?: CSSProperties;
}

/** A minimal channel: a radio button with name and description. */
export function ChannelRow({
  channel,
  index,
  chosen,
  onChoose,
  style,
}: ChannelRowProps): ReactElement {
  return (
    <li data-index={index} style={style}>
      <label style={{ blockSize: 58, display: 'block' }}>
        <input
          checked={chosen}
          name="channel"
          onChange={() => {
            onChoose(channel.key);
          }}
          type="radio"
          value={channel.key}
        />
        {channel.name} <small>{channel.description}</small>
      </label>
    </li>
  );
}
