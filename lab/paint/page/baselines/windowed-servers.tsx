import type { PopupProps } from '@shop/ui/sheet';
import { type ReactElement, useState } from 'react';
import { servers } from '../lists';
import { Box } from './box';
import { Search } from './search';
import { ServerRow } from './server-row';
import { useWindow } from './use-window';

const rowHeight = 52;

function List(): ReactElement {
  const [typed, setTyped] = useState('');
  const found = servers.filter(({ id }) => id.includes(typed));
  const { first, end, onScroll } = useWindow(found.length, rowHeight);
  return (
    <>
      <Search onType={setTyped} typed={typed} />
      <div onScroll={onScroll} style={{ blockSize: 600, overflowY: 'auto' }}>
        <ul style={{ blockSize: found.length * rowHeight, position: 'relative' }}>
          {found.slice(first, end).map((server, place) => (
            <ServerRow
              index={first + place}
              key={server.key}
              server={server}
              style={{ insetBlockStart: (first + place) * rowHeight, position: 'absolute' }}
            />
          ))}
        </ul>
      </div>
    </>
  );
}

/** A search with minimal windowing. */
export function WindowedServers(popup: PopupProps): ReactElement {
  return (
    <Box {...popup}>
      <List />
    </Box>
  );
}
