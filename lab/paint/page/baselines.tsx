// What the popups of the UI kit are compared with: the least that does the same, with lists that both show.
import type { ChannelOption } from '@shop/ui/recharge-popup';
import type { ServerOption } from '@shop/ui/server-list-popup';
import type { PopupProps } from '@shop/ui/sheet';
import { type ReactElement, type ReactNode, useState } from 'react';

/** 5,000 servers, the number of the largest game (spec §5). */
export const servers: readonly ServerOption[] = Array.from({ length: 5000 }, (_, index) => {
  const id = `s${String(index + 1)}`;
  return { key: id, id, name: `Server ${String(index + 1)}`, areaId: '' };
});

/** 300 channels, the number of the product with the longest list. */
export const channels: readonly ChannelOption[] = Array.from({ length: 300 }, (_, index) => {
  const name = `Channel ${String(index + 1)}`;
  return { key: name, name, icon: '', description: `Pays with ${name}`, hasSubChannels: false };
});

/** A box over the page with a button that closes it. */
export function Box({
  open,
  onOpenChange,
  children,
}: PopupProps & { children?: ReactNode }): ReactElement | null {
  if (!open) return null;
  return (
    <div
      aria-label="Box"
      role="dialog"
      style={{ background: 'Canvas', inset: 0, overflowY: 'auto', position: 'fixed' }}
    >
      <button id="close" onClick={() => onOpenChange(false)} type="button">
        close
      </button>
      {children}
    </div>
  );
}

interface RowsProps {
  count: number;
  height: number;
  row: (index: number) => ReactNode;
}

const renderedRows = 24;

/** Renders only the rows in sight, all of one height. */
function Rows({ count, height, row }: RowsProps): ReactElement {
  const [first, setFirst] = useState(0);
  const indexes = Array.from(
    { length: Math.min(renderedRows, count - first) },
    (_, n) => first + n,
  );
  return (
    <div
      onScroll={(event) => {
        setFirst(Math.max(0, Math.floor(event.currentTarget.scrollTop / height) - 4));
      }}
      style={{ blockSize: 600, overflowY: 'auto' }}
    >
      <ul style={{ blockSize: count * height, position: 'relative' }}>
        {indexes.map((index) => (
          <li
            data-index={index}
            key={index}
            style={{ insetBlockStart: index * height, position: 'absolute' }}
          >
            {row(index)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Servers(): ReactElement {
  const [typed, setTyped] = useState('');
  const found = servers.filter(({ id }) => id.includes(typed));
  return (
    <>
      <input
        aria-label="Search"
        onChange={(event) => setTyped(event.target.value)}
        type="search"
        value={typed}
      />
      <Rows
        count={found.length}
        height={52}
        row={(index) => (
          <button style={{ blockSize: 52, inlineSize: '100%' }} type="button">
            {found[index]?.id.toUpperCase()} <small>{found[index]?.name}</small>
          </button>
        )}
      />
    </>
  );
}

function Channels(): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Rows
      count={channels.length}
      height={58}
      row={(index) => {
        const { key, name, description } = channels[index];
        return (
          <label style={{ blockSize: 58, display: 'block' }}>
            <input
              checked={key === chosen}
              name="channel"
              onChange={() => setChosen(key)}
              type="radio"
              value={key}
            />
            {name} <small>{description}</small>
          </label>
        );
      }}
    />
  );
}

/** By name, as the popups of the UI kit. */
export const baselines: Readonly<Record<string, (popup: PopupProps) => ReactElement>> = {
  box: (popup) => <Box {...popup} />,
  'box of servers': (popup) => (
    <Box {...popup}>
      <Servers />
    </Box>
  ),
  'box of channels': (popup) => (
    <Box {...popup}>
      <Channels />
    </Box>
  ),
};
